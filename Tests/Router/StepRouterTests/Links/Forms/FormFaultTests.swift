import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// Mistakes in patterns that have several forms, each with both declarations.
@MainActor @Suite("Faults of forms", .onDevice)
struct FormFaultTests {
  let shop = FormShop()
  private let month = PathParameter<Int?>("month")
  private let path = PathParameter<[String]>("path")
  private let text = screen(Screen.self, String.self)
  private let texts = screen(Screen.self, (String?, [String]).self)
  private let lists = screen(Screen.self, ([String], [Int]).self)
  private let sorted = screen(Screen.self, Sorting.self)
  private let language = screen(Screen.self, Language.self)

  private func faults(
    schemes: [String] = ["shop"], hosts: [String] = [],
    @LinkMapBuilder _ patterns: () -> LinkMapBuilder.Patterns
  ) -> [String] {
    LinkMap(schemes: schemes, hosts: hosts, onFaults: { _ in }, patterns: patterns).faults.map {
      $0.description.replacing("StepRouterTests/FormFaultTests.swift:", with: "line ")
    }
  }

  @Test("Two patterns that share some URLs are named, with both places")
  func overlaps() {
    let line = #line
    let found = faults {
      LinkPattern(shop.archive, "archive/:year", PathParameter<Int?>("year"), month)
      LinkPattern(shop.orders, "archive")
      LinkPattern(shop.product, "archive|product", PathParameter<Int>("id"))
        .alias("product/:id")
    }
    #expect(
      found == [
        "“archive” at line \(line + 3) matches some of the same URLs as “archive/[:year]/[:month]” "
          + "at line \(line + 2): give them different words.",
        "“archive|product/:id” at line \(line + 4) matches some of the same URLs as "
          + "“archive/[:year]/[:month]” at line \(line + 2): give them different words.",
        "“product/:id” at line \(line + 5) matches some of the same URLs as “archive|product/:id” "
          + "at line \(line + 4): give them different words.",
      ])
  }

  @Test("Lists in one position overlap, and a list elsewhere doesn't")
  func listPositions() {
    let line = #line
    let found = faults {
      LinkPattern(shop.folder, "files", PathParameter<[String]>("folders"))
      LinkPattern(shop.folder, "", PathParameter<[String]>("path"))
      LinkPattern(shop.folder, "files", PathParameter<[String]>("names"))
      LinkPattern(shop.folder, "files/:names/edit", PathParameter<[String]>("names"))
      LinkPattern(text, "files", PathParameter<String>("name"))
    }
    #expect(
      found == [
        "“files/[:names…]” at line \(line + 4) matches some of the same URLs as "
          + "“files/[:folders…]” at line \(line + 2): give them different words."
      ])
  }

  @Test("A host's parameter overlaps with a word in a map with schemes, and in no other")
  func hostsAndWords() {
    var line = 0
    let found = [[], ["shop"]].map { schemes in
      line = #line
      return faults(schemes: schemes, hosts: ["*.shop.example"]) {
        LinkPattern(text, "inbox", HostParameter<String>("account"))
        LinkPattern(screen(Screen.self, Void.self), "drafts/inbox")
      }
    }
    #expect(
      found == [
        [],
        [
          "“drafts/inbox” at line \(line + 3) matches some of the same URLs as "
            + "“//:account/inbox” at line \(line + 2): give them different words."
        ],
      ])
  }

  @Test("Cases of two enumerations overlap only if they have a text in common")
  func enumerations() {
    let apart = faults {
      LinkPattern(sorted, "list", PathParameter<Sorting>("by"))
      LinkPattern(language, "list", PathParameter<Language>("in"))
      LinkPattern(shop.product, "list", PathParameter<Int>("id"))
    }
    #expect(apart == [])
    let line = #line
    let found = faults {
      LinkPattern(sorted, "list", PathParameter<Sorting>("by"))
      LinkPattern(text, "list", PathParameter<String>("name"))
    }
    #expect(
      found == [
        "“list/:name” at line \(line + 3) matches some of the same URLs as “list/:by” at "
          + "line \(line + 2): give them different words."
      ])
  }

  @Test("A pattern that reads some URLs in two ways is refused, unless the values tell them apart")
  func unclear() {
    let line = #line
    let found = faults {
      LinkPattern(texts, ":name/docs/:path", PathParameter<String?>("name"), path)
      LinkPattern(lists, "a/:x/b/:y", PathParameter<[String]>("x"), PathParameter<[Int]>("y"))
      LinkPattern(shop.orders, "same|same")
    }
    #expect(
      found == [
        "“[:name]/docs/[:path…]” at line \(line + 2) reads some URLs in two ways: put a word before "
          + "what may be missing.",
        "“a/[:x…]/b/[:y…]” at line \(line + 3) has two lists in its path: keep one, or make the other "
          + "a query parameter.",
        "“same|same” at line \(line + 4) reads some URLs in two ways: put a word before what may be "
          + "missing.",
      ])
  }

  @Test("A pattern has at most 64 forms")
  func forms() {
    let line = #line
    let found = faults {
      LinkPattern(shop.orders, "a|b/c|d/e|f/g|h/i|j/k|l")
      LinkPattern(shop.orders, "1|2/c|d/e|f/g|h/i|j/k|l/m|n")
    }
    #expect(
      found == [
        "“1|2/c|d/e|f/g|h/i|j/k|l/m|n” at line \(line + 3) has 128 forms, but a map reads only 64: "
          + "declare fewer words for one place, or several patterns."
      ])
  }

  @Test("A sign from other routers in the path is explained")
  func signs() {
    let line = #line
    let found = faults {
      LinkPattern(
        shop.archive, "archive/:year?/[:month]", PathParameter<Int?>("year"),
        PathParameter<Int?>("month"))
      LinkPattern(shop.folder, "files/:folders*", PathParameter<[String]>("folder"))
    }
    #expect(
      found == [
        "“archive/:year?/[:month]/[:year]/[:month]” at line \(line + 2) has “:year?” in its path: "
          + "write “:year”. The type of its PathParameter says that it may be missing or repeat.",
        "“archive/:year?/[:month]/[:year]/[:month]” at line \(line + 2) has “[:month]” in its path: "
          + "write “:month”. The type of its PathParameter says that it may be missing or repeat.",
        "“files/:folders*/[:folder…]” at line \(line + 5) has no PathParameter for “:folders*”: add "
          + "one, or correct the name.",
      ])
  }

  @Test("A parameter in the host's place needs a map in which it can stand there")
  func hosts() {
    let line = #line
    let webOnly = faults(schemes: [], hosts: ["shop.example", "mail.*", "*"]) {
      LinkPattern(text, "inbox", HostParameter<String>("account"))
      LinkPattern(text, ":account/inbox", PathParameter<String>("account"))
    }
    #expect(
      webOnly == [
        "The host “mail.*” has a “*” that is not its first label: write “*.” and a domain.",
        "The host “*” has a “*” that is not its first label: write “*.” and a domain.",
        "“//:account/inbox” at line \(line + 2) has a HostParameter, but the map has no scheme, and "
          + "no host that begins with “*.”: add one.",
      ])
    let unfit = faults(hosts: ["*.shop.example"]) { LinkPattern(shop.orders, "orders") }
    #expect(
      unfit == [
        "The host “*.shop.example” fits no pattern: add a HostParameter for its first label, or "
          + "write the host without “*”."
      ])
    let second = #line
    let both = faults {
      LinkPattern(text, "inbox", HostParameter<String>("account"))
      LinkPattern(text, ":account/inbox", PathParameter<String>("account"))
      LinkPattern(
        screen(Screen.self, (Shelf, Shelf).self), "shelf", HostParameter<Shelf>("one"),
        HostParameter<Shelf>("two"))
    }
    #expect(
      both == [
        "“:account/inbox” at line \(second + 3) matches some of the same URLs as "
          + "“//:account/inbox” at line \(second + 2): give them different words.",
        "“//:one/:two/shelf” at line \(second + 4) has two HostParameters: a URL has one host.",
        "“//:one/:two/shelf” at line \(second + 4) can't print “Top” as its “one”: a host has "
          + "lower-case letters, digits and hyphens.",
      ])
  }

  private enum Shelf: String, LinkValue, CaseIterable {
    case top = "Top"
    case low
  }
}
