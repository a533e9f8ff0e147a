import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// The nearest pattern, which a map looks for only if the error is read.
@MainActor
@Suite struct NearestPatternTests {
  /// A value that counts how often a text is read as one.
  private struct Counted: LinkValue {
    @MainActor static var reads = 0

    let linkText: String

    init?(linkText: String) {
      MainActor.assumeIsolated { Self.reads += 1 }
      self.linkText = linkText
    }
  }

  private let screen = StepAssembly(
    finder: ClassFinder<UIViewController, Counted>(), factory: NilFactory()
  ).from(.root)

  @Test("A link that matches nothing compares with no pattern until its error is read")
  func late() throws {
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(screen, "product", PathParameter<Counted>("id"))
      LinkPattern(screen, "order", PathParameter<Counted>("id"))
    }
    let url = try #require(URL(string: "shop://prodcut/42"))
    Counted.reads = 0
    // `#expect(throws:)` would read the error's text itself.
    var failure: LinkError?
    do { _ = try links.target(for: url) } catch { failure = error }
    #expect(Counted.reads == 0)
    let text = failure?.description
    #expect(text == "No pattern matches the path “prodcut/42”; the nearest is “product/:id”.")
    // Each of the two parameters is compared with each of the two segments.
    #expect(Counted.reads == 4)
  }

  @Test("A map without patterns has no nearest one")
  func none() throws {
    let links = LinkMap(schemes: ["shop"]) {}
    let url = try #require(URL(string: "shop://product/42"))
    #expect(throws: LinkError.noMatch(path: "product/42", nearest: nil)) {
      try links.target(for: url)
    }
  }

  @Test("Patterns that overlap are found behind parameters of other types, and in order")
  func overlaps() {
    let number = StepAssembly(finder: ClassFinder<UIViewController, Int>(), factory: NilFactory())
      .from(.root)
    let text = StepAssembly(finder: ClassFinder<UIViewController, String>(), factory: NilFactory())
      .from(.root)
    let plain = StepAssembly(finder: ClassFinder<UIViewController, Void>(), factory: NilFactory())
      .from(.root)
    let links = LinkMap(schemes: ["shop"], onFaults: { _ in }) {
      LinkPattern(plain, "42/size")
      LinkPattern(text, ":name/size", PathParameter<String>("name"))
      LinkPattern(plain, "tea/colour")
      LinkPattern(number, ":id/size", PathParameter<Int>("id"))
      LinkPattern(plain, "tea/size")
      LinkPattern(plain, "size")
    }
    #expect(
      links.declared.map(\.rivals) == [
        [], ["42/size"], [], ["42/size", ":name/size"], [":name/size"], [],
      ])
  }
}
