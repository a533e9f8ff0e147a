import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// RFC 3986 to the letter: each byte of a text is read and printed as itself.
@MainActor @Suite("Percent-encoding", .onDevice)
struct ExactURLTests {
  private let text = screen(Screen.self, (String, [String]).self)

  private var links: LinkMap {
    LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern(
        text, "text", PathParameter<String>("text"),
        QueryParameter<[String]>("list", separatedBy: .comma))
    }
  }

  @Test(
    "Each ASCII character is printed in its one spelling, and read in both", arguments: 33...126)
  func ascii(code: UInt8) throws {
    let character = String(UnicodeScalar(code))
    let isUnreserved =
      character.contains(#/[A-Za-z0-9\-._~]/#)
    let spelling = isUnreserved ? character : "%" + String(code, radix: 16, uppercase: true)
    let url = links.url(for: text, with: ("x" + character, [character, character]))
    guard character != "/" else {
      #expect(url == nil)
      let inQuery = links.url(for: text, with: ("x", ["/"]))
      #expect(inQuery?.absoluteString == "shop://text/x?list=%2F")
      return
    }
    #expect(url?.absoluteString == "shop://text/x\(spelling)?list=\(spelling),\(spelling)")
    let encoded = "%" + String(code, radix: 16)
    let other = try #require(URL(string: "shop://text/x\(encoded)?list=\(encoded),\(encoded)"))
    let read = try #require(try links.context(for: text, in: other))
    #expect(read.0 == "x" + character)
    #expect(read.1 == [character, character])
    #expect(try links.canonicalURL(for: other) == url)
  }

  @Test("A reserved character stands for itself where it separates nothing")
  func reserved() throws {
    let url = try #require(URL(string: "shop://text/a!$&'()*+;=:@b?list=!$'()*+;:@/?"))
    let read = try #require(try links.context(for: text, in: url))
    #expect(read.0 == "a!$&'()*+;=:@b")
    #expect(read.1 == ["!$'()*+;:@/?"])
    #expect(
      try links.canonicalURL(for: url)?.absoluteString
        == "shop://text/a%21%24%26%27%28%29%2A%2B%3B%3D%3A%40b"
        + "?list=%21%24%27%28%29%2A%2B%3B%3A%40%2F%3F")
  }

  @Test(
    "A text that isn't a URL to the letter is refused, and says why",
    arguments: [
      ("shop://text/50%", LinkFlaw.escape), ("shop://text/%zz", .escape),
      ("shop://text/%4", .escape), ("shop://text/x?list=%%41", .escape),
      ("shop://text/%é", .escape),
      ("shop://text/é", .unencodedCharacter), ("shop://text/a b", .unencodedCharacter),
      ("shop://text/{a}", .unencodedCharacter), ("shop://text/a\"", .unencodedCharacter),
      ("shop://text/a\\b", .unencodedCharacter), ("shop://text/a^b|c`", .unencodedCharacter),
    ])
  func refused(_ text: String, _ flaw: LinkFlaw) {
    #expect(throws: LinkError.malformed(flaw)) { try URL(exactly: text) }
  }

  @Test("A text that is a URL to the letter is that URL")
  func exact() throws {
    for text in ["shop://text/%C3%A9?list=a%2Cb,c", "shop:", "https://shop.example/a;b=c#d"] {
      #expect(try URL(exactly: text).absoluteString == text)
    }
    #expect(throws: LinkError.malformed(.syntax)) { try URL(exactly: "") }
    let flaws = [LinkFlaw.escape, .unencodedCharacter, .syntax]
    let told = flaws.map { LinkError.malformed($0).description }
    #expect(
      told == [
        "The link has a “%” without two hexadecimal digits behind it.",
        "The link has a character that a URL must percent-encode.",
        "The link has a form that no URL has.",
      ])
  }

  @Test("Texts that Swift treats as equal stay different, in a path and in a list")
  func normalization() throws {
    for name in ["é", "e\u{301}", "\u{212B}", "Å"] {
      let url = try #require(links.url(for: text, with: (name, [name])))
      let read = try #require(try links.context(for: text, in: url))
      #expect(Array(read.0.utf8) == Array(name.utf8))
      #expect(read.1.map { Array($0.utf8) } == [Array(name.utf8)])
    }
  }
}
