import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// The search for a URL's pattern takes steps for the URL, and none for the other patterns.
@MainActor @Suite("Steps of the search", .onDevice)
struct SearchStepTests {
  private let number = screen(Screen.self, Int.self)
  private let folders = screen(Screen.self, [String].self)

  private func map(_ count: Int) -> LinkMap {
    LinkMap(schemes: ["shop"]) {
      for index in 0..<count {
        LinkPattern(number, "section\(index)/items", PathParameter<Int>("id"))
        LinkPattern(folders, "files\(index)/:folders/edit", PathParameter<[String]>("folders"))
      }
    }
  }

  private func stepCount(_ path: String, in links: LinkMap) throws -> Int? {
    try links.stepCount(for: try #require(URL(string: "shop://" + path)))
  }

  @Test("As many steps among 10,000 patterns as among ten")
  func patterns() throws {
    let few = map(5)
    let many = map(5_000)
    #expect(many.patterns.count == 10_000)
    #expect(many.faults == [])
    for (path, count) in [
      ("section3/items/42", 4), ("section3/items", 3), ("section3/none/42", 2), ("nowhere", 1),
      ("files3/edit", 5), ("files3/a/edit", 6), ("files3/a/b/edit", 7),
    ] {
      #expect(try stepCount(path, in: few) == count, "\(path)")
      #expect(try stepCount(path, in: many) == count, "\(path)")
    }
  }

  @Test("A list takes steps in proportion to its length")
  func lists() throws {
    let links = map(5)
    for length in [10, 100, 1_000] {
      let path = "files3/" + String(repeating: "a/", count: length) + "edit"
      #expect(try stepCount(path, in: links) == length + 5)
    }
  }

  @Test("A URL of another app takes no step")
  func foreign() throws {
    let url = try #require(URL(string: "https://shop.example/section3"))
    #expect(try map(5).stepCount(for: url) == nil)
  }
}
