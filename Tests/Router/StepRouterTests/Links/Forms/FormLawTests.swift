import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// What is printed is read back, and what is read is printed in one spelling. A failure names the
/// seed, which repeats it.
@MainActor @Suite("Laws of forms", .onDevice)
struct FormLawTests {
  let shop = FormShop()

  private static let pieces = [
    "a", "Z", "0", " ", "+", "%", "%2F", ",", ";", "|", "..", ".", "?", "#", "&", "=", ":", "@",
    "é", "e\u{301}", "日本", "🍵", "~", "edit", "docs", "\u{212A}", "",
  ]

  private static func text(_ random: inout SplitMix) -> String {
    (0..<random.next(below: 3)).map { _ in random.one(of: pieces) }.joined()
  }

  private static func texts(_ random: inout SplitMix) -> [String] {
    (0..<random.next(below: 5)).map { _ in text(&random) }
  }

  private static func isComponent(_ text: String) -> Bool {
    !["", ".", ".."].contains(text) && !text.contains("/")
  }

  @Test(
    "What is printed is read back the same", arguments: (1...6).sampled, [LinkMap.Form.app, .web])
  func printed(seed: UInt64, form: LinkMap.Form) throws {
    let links = shop.links
    var random = SplitMix(seed: seed)
    var printedCount = 0
    for round in 0..<150 {
      let place: Comment = "seed \(seed), round \(round)"
      let year = random.chance(50) ? random.next(below: 100) : nil
      let month = random.chance(50) ? random.next(below: 100) : nil
      let archive = links.url(for: shop.archive, with: (year, month), as: form)
      #expect((archive != nil) == (year != nil || month == nil), place)
      if let archive {
        let read = try #require(try links.context(for: shop.archive, in: archive), place)
        #expect(read == (year, month), place)
      }

      let path = Self.texts(&random)
      let isPath = path.allSatisfy(Self.isComponent)
      let language = random.one(of: [nil, Language.en, .de])
      let page = links.url(for: shop.page, with: (language, path), as: form)
      #expect((page != nil) == isPath, place)
      if let page {
        printedCount += 1
        let read = try #require(try links.context(for: shop.page, in: page), place)
        #expect(read.0 == language, place)
        #expect(read.1.map { Array($0.utf8) } == path.map { Array($0.utf8) }, place)
        #expect(try links.canonicalURL(for: page) == page, place)
      }

      let edited = links.url(for: shop.edited, with: (round, path), as: form)
      #expect((edited != nil) == isPath, place)
      if let edited {
        let read = try #require(try links.context(for: shop.edited, in: edited), place)
        #expect(read == (round, path), place)
      }

      let folder = links.url(for: shop.folder, with: path, as: form)
      #expect((folder != nil) == (isPath && (1...3).contains(path.count)), place)

      let ids = (0..<random.next(below: 4)).map { _ in random.next(below: 100) - 50 }
      let compare = try #require(
        links.url(for: shop.compare, with: (ids, path), as: form), place)
      let read = try #require(try links.context(for: shop.compare, in: compare), place)
      #expect(read.0 == ids, place)
      #expect(read.1.map { Array($0.utf8) } == path.map { Array($0.utf8) }, place)
      #expect(try links.canonicalURL(for: compare) == compare, place)
    }
    #expect(printedCount > 30, "seed \(seed)")
  }

  @Test("What is read has one canonical URL, which is read the same", arguments: (1...6).sampled)
  func read(seed: UInt64) throws {
    let links = shop.links
    let known =
      FormTableTests.components + FormTableTests.lists + FormTableTests.hosts
      + FormTableTests.others
    var random = SplitMix(seed: seed)
    var readCount = 0
    for round in 0..<2_000 {
      let place: Comment = "seed \(seed), round \(round)"
      var bytes = Array(random.one(of: known).0.utf8)
      for _ in 0..<random.next(below: 3) {
        let index = random.next(below: bytes.count)
        let byte = random.one(of: Array("/a0,;%?=&.-".utf8))
        if random.chance(50) { bytes[index] = byte } else { bytes.insert(byte, at: index) }
      }
      guard let url = URL(string: String(decoding: bytes, as: UTF8.self)),
        let canonical = try? links.canonicalURL(for: url)
      else { continue }
      readCount += 1
      #expect(
        shop.outcome(of: url.absoluteString) == shop.outcome(of: canonical.absoluteString), place)
      #expect(try links.canonicalURL(for: canonical) == canonical, place)
    }
    #expect(readCount > 200, "seed \(seed): \(readCount)")
  }

  /// A component of a generated pattern.
  private enum Piece {
    case word(String)
    case one, optional, list

    var type: (any PathValue.Type)? {
      switch self {
      case .word: nil
      case .one: String.self
      case .optional: String?.self
      case .list: [String].self
      }
    }
  }

  /// A way in which a path has a pattern's form.
  private struct Way {
    var listIndex: Int?
    var partCount: Int

    func isPreferred(to other: Way) -> Bool {
      let position = listIndex ?? .max
      let otherPosition = other.listIndex ?? .max
      if position != otherPosition { return position > otherPosition }
      return listIndex != nil && partCount > other.partCount
    }
  }

  /// Returns every way, by trying each.
  private static func ways(
    _ pieces: ArraySlice<Piece>, _ path: ArraySlice<String>, _ way: Way
  ) -> [Way] {
    guard let piece = pieces.first else { return path.isEmpty ? [way] : [] }
    var next = way
    next.partCount += 1
    let rest = pieces.dropFirst()
    let taken = path.isEmpty ? [] : ways(rest, path.dropFirst(), next)
    switch piece {
    case .word(let word): return path.first == word ? taken : []
    case .one: return taken
    case .optional:
      let behind = rest.drop { if case .optional = $0 { true } else { false } }
      return ways(behind, path, way) + taken
    case .list:
      next.listIndex = way.partCount
      return (0...path.count).flatMap { ways(rest, path.dropFirst($0), next) }
    }
  }

  private static func pieces(_ random: inout SplitMix) -> [Piece] {
    var pieces: [Piece] = []
    var names = 0
    for _ in 0..<random.next(below: 5) {
      let kind = random.next(below: 6)
      let hasList = pieces.contains { if case .list = $0 { true } else { false } }
      if kind < 3 || names == 2 || hasList && kind == 5 {
        pieces.append(.word(random.one(of: ["a", "b", "c"])))
      } else {
        names += 1
        pieces.append([.one, .optional, .list][kind - 3])
      }
    }
    return pieces
  }

  private func pattern(_ pieces: [Piece], _ index: Int) -> LinkPattern<Int> {
    var names = ["x", "y"][...]
    let path = pieces.map { piece in
      if case .word(let word) = piece { return word }
      return ":" + (names.popFirst() ?? "")
    }.joined(separator: "/")
    let types = pieces.compactMap(\.type)
    let step = shop.product
    func one<First: PathValue>(_ first: First.Type) -> LinkPattern<Int> {
      LinkPattern(
        step, path, PathParameter<First>("x"), reading: { _ in index },
        printingCase: { _ in nil })
    }
    func two<First: PathValue, Second: PathValue>(
      _ first: First.Type, _ second: Second.Type
    ) -> LinkPattern<Int> {
      LinkPattern(
        step, path, PathParameter<First>("x"), PathParameter<Second>("y"),
        reading: { _, _ in index }, printingCase: { _ in nil })
    }
    switch types.count {
    case 0: return LinkPattern(step, path, reading: { index }, printingCase: { _ in nil })
    case 1: return one(types[0])
    default: return two(types[0], types[1])
    }
  }

  @Test("The search finds the pattern that trying each in turn finds", arguments: 1...8)
  func search(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var matchCount = 0
    for round in 0..<40 {
      let all = (0..<1 + random.next(below: 8)).map { _ in Self.pieces(&random) }
      let links = LinkMap(schemes: ["shop"], onFaults: { _ in }) {
        for (index, pieces) in all.enumerated() { pattern(pieces, index) }
      }
      for _ in 0..<20 {
        let path = (0..<random.next(below: 6)).map { _ in random.one(of: ["a", "b", "c", "d"]) }
        let url = try #require(URL(string: "shop:///" + path.joined(separator: "/")))
        var best: (index: Int, way: Way)?
        for (index, pieces) in all.enumerated() {
          for way in Self.ways(pieces[...], path[...], Way(listIndex: nil, partCount: 0)) {
            if best.map({ way.isPreferred(to: $0.way) }) ?? true { best = (index, way) }
          }
        }
        if best != nil { matchCount += 1 }
        let found = try? links.context(for: shop.product, in: url)
        #expect(found == best?.index, "seed \(seed), round \(round): \(url), \(links.patterns)")
      }
    }
    #expect(matchCount > 100, "seed \(seed): \(matchCount)")
  }
}
