import PortableUIKit
import StepRouter
import StepRouterFlows
import StepRouterLinks
import StepRouterState
import Testing

/// A text from outside is either read, and printed the same, or refused with an error.
@MainActor @Suite("Hostile texts", .onDevice)
struct HostileTextTests {
  private static let alphabet: [UInt8] =
    Array(
      "shop://product.example:443/user%2F?q=&#[]{}\",:\\u0idnext042 \n\t@+-;".utf8) + [
      0, 0x80, 0xC3, 0xA9, 0xFF, 0xEF, 0xBB, 0xBF,
    ]

  private static func bytes(_ random: inout SplitMix, upTo length: Int) -> [UInt8] {
    (0..<random.next(below: length)).map { _ in alphabet[random.next(below: alphabet.count)] }
  }

  /// The bytes, with a few of them changed, removed or inserted.
  private static func mutated(_ bytes: some Sequence<UInt8>, _ random: inout SplitMix) -> [UInt8] {
    var bytes = Array(bytes)
    for _ in 0...random.next(below: 4) where !bytes.isEmpty {
      let index = random.next(below: bytes.count)
      switch random.next(below: 3) {
      case 0: bytes[index] = alphabet[random.next(below: alphabet.count)]
      case 1: bytes.remove(at: index)
      default: bytes.insert(contentsOf: Self.bytes(&random, upTo: 5), at: index)
      }
    }
    return bytes
  }

  @Test("A URL that's read is printed and read again the same", .exhaustive)
  func urls() throws {
    let shop = LinkShop()
    let links = shop.links
    let known = LinkTable.all.map(\.url).filter { $0.utf8.count < 200 }
    var random = SplitMix(seed: 23)
    var outcomes: [String: Int] = [:]
    for round in 0..<20_000 {
      let bytes =
        round % 4 == 0
        ? Self.bytes(&random, upTo: 40)
        : Self.mutated(known[random.next(below: known.count)].utf8, &random)
      guard let url = URL(string: String(decoding: bytes, as: UTF8.self)) else { continue }
      do throws(LinkError) {
        let isOwn = try links.target(for: url) != nil
        outcomes[isOwn ? "own" : "another's", default: 0] += 1
        if let name = try links.context(for: shop.account, in: url) {
          let printed = links.url(for: shop.account, with: name)
          let again = try printed.flatMap { url throws(LinkError) in
            try links.context(for: shop.account, in: url)
          }
          #expect(again.map { Array($0.utf8) } == Array(name.utf8), "\(url)")
        }
        if let order = try links.context(for: shop.order, in: url) {
          let printed = links.url(for: shop.order, with: order, as: .web)
          let again = try printed.flatMap { url throws(LinkError) in
            try links.context(for: shop.order, in: url)
          }
          #expect(again == order, "\(url)")
        }
      } catch {
        #expect(!error.description.isEmpty)
        outcomes["refused", default: 0] += 1
      }
    }
    for outcome in ["own", "another's", "refused"] {
      #expect(outcomes[outcome, default: 0] > 500, "\(outcomes)")
    }
  }

  @Test("A route that's read is written and read again the same", .exhaustive)
  func routes() throws {
    var random = SplitMix(seed: 29)
    var readCount = 0
    for _ in 0..<20_000 {
      let bytes = Self.mutated("/home/product?id=42&tab=%C3%A9/bag".utf8, &random)
      do throws(RouteError) {
        let route = try Route(path: String(decoding: bytes, as: UTF8.self))
        #expect(try Route(path: route.path) == route)
        readCount += 1
      } catch {
        guard case .malformed = error else { Issue.record(error); continue }
      }
    }
    #expect(readCount > 1_000 && readCount < 19_000, "\(readCount)")
  }

  private struct Written: Encodable {
    let id: String
    let status: String
    let next: String?
  }

  @Test("A flow document that's read is written and read again the same", .exhaustive)
  func documents() throws {
    var random = SplitMix(seed: 31)
    var readCount = 0
    for round in 0..<20_000 {
      let bytes =
        round % 4 == 0
        ? Array("[".utf8) + Self.bytes(&random, upTo: 40)
        : Self.mutated(FlowDocumentTests.valid.utf8, &random)
      let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      do throws(FlowDocument.Problem) {
        let steps = try FlowDocument(Data(bytes)).steps
        readCount += 1
        let written = steps.map { Written(id: $0.id, status: $0.status.rawValue, next: $0.next) }
        let again = (try? JSONEncoder().encode(written)).flatMap { try? FlowDocument($0) }
        #expect(again?.steps == steps)
      } catch {
        #expect((1...lineCount).contains(error.line))
        #expect(!error.reason.isEmpty)
      }
    }
    #expect(readCount > 1_000 && readCount < 19_000, "\(readCount)")
  }
}
