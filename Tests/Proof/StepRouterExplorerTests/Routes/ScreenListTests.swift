import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterLinks
import StepRouterState
import Testing

/// One list of screens, and what is made from it.
@MainActor
@Suite struct ScreenListTests {
  private let article = StepAssembly(
    finder: ClassWithContextFinder<ArticleScreen, Int>(),
    factory: InlineFactory { (id: Int) in
      let screen = ArticleScreen()
      screen.id = id
      return screen
    }
  ).using(.push())

  private func list() -> ScreenList {
    let offer = Samples.pushed
    let articles = article.from(Samples.newStack()).assemble()
    return ScreenList {
      ListedScreen("offer", offer).link("offer").place { Samples.offer.using(.push()).with(()) }
      ListedScreen("article", articles)
        .link("article", PathParameter<Int>("id"))
        .place {
          article.with($0)
        } reading: {
          $0.id
        }
        .examples(42, 7)
    }
  }

  @Test("Links, routes and explored destinations have the screens of the list, in its order")
  func derived() {
    let list = list()
    #expect(list.names == ["offer", "article"])
    #expect(LinkMap(schemes: ["shop"]) { list }.patterns == ["offer", "article/:id"])
    #expect(RouteMap(list).identifiers == ["offer", "article"])
    #expect(list.explored.map(\.name) == ["offer", "article 42", "article 7"])
  }

  @Test("Of several links, routes have the parameters of the first")
  func firstLink() throws {
    let articles = article.from(Samples.newStack()).assemble()
    let list = ScreenList {
      ListedScreen("article", articles)
        .link("article", PathParameter<Int>("id"))
        .link("story", PathParameter<Int>("number"))
        .place { article.with($0) }
    }
    #expect(LinkMap(schemes: ["shop"]) { list }.patterns == ["article/:id", "story/:number"])
    let presenter = StepPresenter(router: DefaultRouter(), map: RouteMap(list), base: .root())
    _ = try presenter.target(for: ["article?id=42"])
    #expect(throws: RouteError.self) { try presenter.target(for: ["article?number=42"]) }
  }

  @Test("The lint finds nothing wrong with a list that leaves nothing out")
  func complete() {
    let list = list()
    let links = LinkMap(schemes: ["shop"]) { list }
    #expect(RouteCatalogue(list, links: links).lint() == [])
  }

  @Test("The lint tells what a screen lacks, unless the list says that it's meant")
  func gaps() {
    let articles = article.from(Samples.newStack()).assemble()
    let links = LinkMap(schemes: ["shop"]) {}
    let bare = ScreenList { ListedScreen("article", articles) }
    #expect(
      RouteCatalogue(bare, links: links).lint().map(\.rule)
        == ["unlinked-screen", "unrestored-screen", "unexplored-screen"])
    let meant = ScreenList {
      ListedScreen("article", articles).withoutLink().withoutPlace().examples(42)
    }
    #expect(RouteCatalogue(meant, links: links).lint() == [])
  }
}
