import PortableUIKit

/// A page as a browser reads it, without the contents of scripts and styles.
struct ReadPage {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The text up to the next tag.
    let text: String
    /// The elements around it, the outermost first.
    let ancestors: [Int]

    subscript(_ attribute: String) -> String? { attributes[attribute] }
  }

  private static let void: Set<String> = ["meta", "br", "input", "rect", "path", "circle", "use"]

  private static let inline: Set<String> = ["a", "bdi", "code", "em", "span", "strong"]

  private(set) var elements: [Element] = []
  /// Each text, with the elements around it.
  private var texts: [(text: String, ancestors: [Int])] = []
  /// The elements that aren't nested correctly.
  private(set) var complaints: [String] = []

  init(_ html: String) {
    var open: [Int] = []
    for chunk in Self.withoutRawText(html).components(separatedBy: "<").dropFirst() {
      let parts = chunk.components(separatedBy: ">")
      let tag = parts[0]
      if parts.count != 2 { complaints.append("“\(chunk)” has \(parts.count - 1) ends") }
      if tag.hasPrefix("!") { continue }
      let text = Self.unescaped(parts.dropFirst().joined())
      if tag.hasPrefix("/") {
        let name = String(tag.dropFirst())
        let last = open.popLast().map { elements[$0].name }
        if last != name { complaints.append("</\(name)> closes \(last ?? "nothing")") }
      } else {
        let element = Self.element(tag, text: text, ancestors: open)
        elements.append(element)
        if !Self.void.contains(element.name) { open.append(elements.count - 1) }
      }
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      texts.append((Self.inline.contains(String(name)) ? text : " " + text, open))
    }
    complaints += open.map { "<\(elements[$0].name)> is not closed" }
  }

  func all(_ name: String, _ style: String? = nil) -> [Element] {
    elements.filter { element in
      element.name == name
        && (style.map { (element["class"] ?? "").split(separator: " ").contains(Substring($0)) }
          ?? true)
    }
  }

  /// Returns the text of the section with this identifier.
  func text(in id: String) -> String {
    guard let root = elements.firstIndex(where: { $0["id"] == id }) else { return "" }
    return texts.filter { $0.ancestors.contains(root) }.map(\.text).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func element(_ tag: String, text: String, ancestors: [Int]) -> Element {
    let pieces = tag.components(separatedBy: "\"")
    var attributes: [String: String] = [:]
    for place in stride(from: 0, to: pieces.count - 1, by: 2) {
      let name = pieces[place].split(whereSeparator: \.isWhitespace).last ?? ""
      attributes[String(name.dropLast())] = unescaped(pieces[place + 1])
    }
    let name = tag.prefix { $0.isLetter || $0.isNumber }
    return Element(
      name: String(name), attributes: attributes, text: text, ancestors: ancestors)
  }

  private static func unescaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
      .replacingOccurrences(of: "&amp;", with: "&")
  }

  private static func withoutRawText(_ html: String) -> String {
    var rest = html
    for name in ["script", "style"] {
      rest = rest.components(separatedBy: "</\(name)>").map { part in
        part.components(separatedBy: "<\(name)")[0]
      }.joined()
    }
    return rest
  }
}
