/// Reads a context from text.
struct ContextReader<Context> {
  /// The name of the expected context, such as `<product number>`; nil if there is none.
  let name: String?
  private let convert: (String?, _ destination: String) throws(ContextProblem) -> Context

  /// Returns the context for a destination.
  func read(_ text: String?, for destination: String) throws(ContextProblem) -> Context {
    try convert(text, destination)
  }
}

/// The error for text that doesn't describe a valid context.
public struct ContextProblem: Error, CustomStringConvertible {
  /// The given text, the expected context and an example of a valid command.
  public let description: String
}

extension ContextReader where Context == Void {
  /// Accepts no context.
  static var nothing: Self {
    ContextReader(name: nil) { text, destination throws(ContextProblem) in
      guard let text else { return }
      throw ContextProblem(
        description: "“\(destination)” takes no context, but was given “\(text)”: "
          + "write “go \(destination)”.")
    }
  }
}

extension ContextReader where Context == String? {
  /// Accepts any text, or none.
  static var text: Self {
    ContextReader(name: "[text]") { text, _ throws(ContextProblem) in text }
  }
}

extension ContextReader where Context == Product.ID {
  /// Accepts the number of a product in the catalogue.
  static func productNumber(in catalogue: Catalogue) -> Self {
    ContextReader(name: "<product number>") { text, destination throws(ContextProblem) in
      let example = "write “go \(destination) 42”, for example."
      guard let text else {
        throw ContextProblem(
          description: "“\(destination)” takes a product number: \(example)")
      }
      guard let id = Int(text) else {
        throw ContextProblem(
          description: "“\(destination)” takes a product number (a whole number), "
            + "but was given “\(text)”: \(example)")
      }
      do throws(Catalogue.UnknownProduct) {
        return try catalogue.product(id).id
      } catch {
        throw ContextProblem(
          description: "“\(destination)” cannot show product \(id): \(error.sentence)")
      }
    }
  }
}

extension ContextReader where Context == Photo {
  /// Accepts a photo of a product in the catalogue.
  static func photo(in catalogue: Catalogue) -> Self {
    ContextReader(name: "<product>-<number>") { text, destination throws(ContextProblem) in
      guard let text, let photo = Photo(text) else {
        throw ContextProblem(
          description: "“\(destination)” takes a product and the number of its photo"
            + (text.map { ", but was given “\($0)”" } ?? "")
            + ": write “go \(destination) 42-1”, for example.")
      }
      do {
        try catalogue.check(photo)
        return photo
      } catch {
        throw ContextProblem(
          description: "“\(destination)” cannot show \(photo): \(error.sentence)")
      }
    }
  }
}

extension ContextReader
where Context: CaseIterable & RawRepresentable, Context.RawValue == String {
  /// Accepts the name of a case.
  static func name(of one: String) -> Self {
    ContextReader(name: "<name>") { text, destination throws(ContextProblem) in
      if let context = text.flatMap(Context.init(rawValue:)) { return context }
      let names = Context.allCases.map { "“go \(destination) \($0.rawValue)”" }
        .joined(separator: " or ")
      throw ContextProblem(
        description: "“\(destination)” takes the name of \(one)"
          + (text.map { ", but was given “\($0)”" } ?? "") + ": write \(names).")
    }
  }
}

extension Error {
  /// The error as a sentence, with one period.
  fileprivate var sentence: String {
    let words = "\(self)"
    return words.hasSuffix(".") ? words : words + "."
  }
}
