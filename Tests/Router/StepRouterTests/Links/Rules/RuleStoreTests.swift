import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("Rules: the stored document", .onDevice)
struct RuleStoreTests {
  let shop = RuledShop()
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("rules-\(UUID().uuidString).json")
  private static let signature = Data("signed".utf8)
  private static let push = document(2, [rule("product/:id", "\"push\"")])

  private func start(
    builtIn version: Int = 1, _ note: @escaping @MainActor (String) -> Void = { _ in }
  ) throws -> LinkRules {
    try LinkRules(
      builtIn: document(version, []), storedAt: file, verify: { $1 == Self.signature },
      onProblem: { note("\($0)") })
  }

  @Test("The next start begins with the last document that has come")
  func stored() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try start().version == 1)
    try start().replace(with: Self.push, signature: Self.signature)
    let next = try start()
    #expect("\(next.version) \(next.origin)" == "2 stored")
    // A new release of the app with newer rules comes before it.
    let release = try start(builtIn: 3)
    #expect("\(release.version) \(release.origin)" == "3 builtIn")
  }

  @Test("A stored document that was changed doesn't count")
  func tampered() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let forged = Data("forged".utf8).base64EncodedData() + Data("\n".utf8) + Self.push
    try forged.write(to: file)
    var problems: [String] = []
    let rules = try start { problems.append($0) }
    #expect("\(rules.version) \(rules.origin)" == "1 builtIn")
    #expect(
      problems == [
        "The signature of \(file.lastPathComponent) is not the app's: sign the document again, or "
          + "give LinkRules a “verify” that accepts it."
      ])
    try Data("garbage".utf8).write(to: file)
    #expect(try start().origin == .builtIn)
  }

  @Test("A stored document that doesn't fit the app any more gives way to the built-in one")
  func outgrown() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try start().replace(with: Self.push, signature: Self.signature)
    var problems: [String] = []
    let rules = try start { problems.append($0) }
    #expect(rules.origin == .stored)
    let links = try LinkMap(schemes: ["shop"]) { LinkPattern(shop.bag, "bag") }.ruled(by: rules)
    #expect(links.patterns == ["bag"])
    #expect("\(rules.version) \(rules.origin)" == "1 builtIn")
    #expect(
      problems == [
        "\(file.lastPathComponent):2:16: “product/:id” matches no link of the app: the nearest is “bag”"
      ])
  }

  @Test("A file that can't be written is told, and the document counts all the same")
  func unwritable() throws {
    var problems: [String] = []
    let rules = try LinkRules(
      builtIn: document(1, []), storedAt: URL(fileURLWithPath: "/nowhere/at/all.json"),
      verify: { _, _ in true }, onProblem: { problems.append("\($0)") })
    #expect(try rules.replace(with: Self.push, signature: Data()))
    #expect(rules.version == 2)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("all.json could not be written: ") == true)
  }
}
