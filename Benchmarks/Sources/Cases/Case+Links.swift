import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

extension Case {
  /// Looks up a link, and the rule that says how it opens. The link's nine rules before that one are
  /// for other values of its parameter.
  static var ruledLink: Case {
    let stage = Stage { PlainViewController() }
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(chain(), "section", PathParameter<Int>("id"))
        .push(chain())
    }
    let others = (1...9).map { "\"section/\($0)\"" }.joined(separator: ", ")
    let document = """
      { "version": 1, "rules": [
        { "patterns": [\(others), "section/:id"], "presentation": "push" } ] }
      """
    let rules = try? LinkRules(builtIn: Data(document.utf8))
    let ruled = rules.flatMap { try? links.ruled(by: $0) } ?? links
    let url = URL(string: "shop://section/42")
    return Case(.ruledLink, on: stage) {
      keep(url.flatMap { try? ruled.target(for: $0) })
    } byHand: {
      keep(url.flatMap { try? links.target(for: $0) })
    }
  }

  /// Makes the links of ten screens from a list that also has their places.
  static var listedLinks: Case {
    Case(.listedLinks, on: Stage { PlainViewController() }) {
      let screens = ScreenList {
        for number in 0..<10 {
          ListedScreen("section\(number)", chain())
            .link("section\(number)", PathParameter<Int>("id"))
            .place { section.with($0) }
        }
      }
      keep(LinkMap(schemes: ["shop"]) { screens })
    } byHand: {
      keep(
        LinkMap(schemes: ["shop"]) {
          for number in 0..<10 {
            LinkPattern(chain(), "section\(number)", PathParameter<Int>("id"))
          }
        })
    }
  }

  private static var section: StepChain<UINavigationController, DetailViewController, Int> {
    StepAssembly(finder: ClassFinder(), factory: ClassFactory()).using(.push())
  }

  private static func chain() -> DestinationStep<DetailViewController, Int> {
    StepAssembly(finder: ClassFinder(), factory: ClassFactory())
      .using(.push())
      .from(.visibleStack)
      .assemble()
  }
}
