import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("The router in a view's environment", .onDevice) struct EnvironmentTests {
  /// A router that notes its name at each request.
  private struct NotingRouter: RouterDecorator {
    let router: any Router
    let name: String
    let journal: Journal

    func perform<Screen, Context>(
      _ request: NavigationRequest<Screen, Context>
    ) -> Navigation {
      journal.note(name)
      return router.perform(request)
    }
  }

  private let opensAccount = Actor { router, _ in router.navigate(to: Shop.account) }

  @Test("By default a view's router works in the window of its screen")
  func window() {
    let other = Stage(root: UIViewController())
    let stage = Stage(root: HostingScreen(showing: opensAccount))
    other.window.makeKey()
    stage.tap("Act")
    #expect(stage.texts == ["Account"])
    #expect(other.tree == "UIViewController [visible]")
  }

  @Test("`dismiss` and `isPresented` can't be set")
  func readOnly() {
    let dismiss: AnyKeyPath = \EnvironmentValues.dismiss
    let isPresented: AnyKeyPath = \EnvironmentValues.isPresented
    let isEnabled: AnyKeyPath = \EnvironmentValues.isEnabled
    #expect(isEnabled is WritableKeyPath<EnvironmentValues, Bool>)
    #expect(!(isPresented is WritableKeyPath<EnvironmentValues, Bool>))
    #expect(!(dismiss is WritableKeyPath<EnvironmentValues, DismissAction>))
  }

  @Test("The screen's own router comes first, then the window's router for views")
  func order() {
    let journal = Journal()
    let stage = Stage(root: HostingScreen(showing: opensAccount))
    stage.window.routerOfViews = NotingRouter(
      router: stage.router, name: "window's", journal: journal)
    stage.tap("Act")
    #expect(stage.texts == ["Account"])
    stage.window.rootViewController?.dismiss(animated: false)
    stage.rest()

    let own = NotingRouter(router: stage.router, name: "own", journal: journal)
    stage.window.rootViewController = HostingScreen(showing: opensAccount, router: own)
    stage.rest()
    stage.tap("Act")
    #expect(stage.texts == ["Account"])
    let step = StepAssembly(
      finder: NilFinder(),
      factory: HostingControllerFactory(router: own) { opensAccount }
    ).using(.present()).from(.current).assemble()
    stage.window.rootViewController?.dismiss(animated: false)
    stage.rest()
    #expect(stage.end(of: step, with: ()) == "built")
    stage.tap("Act")
    #expect(stage.texts == ["Account"])
    #expect(journal.lines == ["window's", "own", "own"])
  }

  @Test("A covered screen still has its router")
  func covered() {
    var navigate: (() -> Void)?
    let host = HostingScreen(
      showing: Actor { router, _ in navigate = { router.navigate(to: Shop.account) } })
    let stage = Stage(root: stack(host))
    stage.tap("Act")
    _ = stage.end(of: Shop.product, with: 1)
    #expect(host.viewIfLoaded?.window == nil)
    navigate?()
    stage.rest()
    #expect(stage.texts == ["Account"])
  }

  @Test("A SwiftUI view can plan a navigation")
  func plan() throws {
    var kinds: [NavigationKind] = []
    let stage = Stage(
      root: HostingScreen(
        showing: Actor { router, _ in
          if let plan = try? router.plan(to: Shop.account, with: ()) { kinds.append(plan.kind) }
        }))
    stage.tap("Act")
    #expect(kinds == [.built])
  }

  @Test("A view outside a hosted screen has no router, and its requests fail with advice")
  func missing() {
    var errors: [String] = []
    var closed: [String] = []
    let stage = Stage(
      root: UIHostingController(
        rootView: Actor { router, screen in
          #expect(screen.viewController == nil)
          router.navigate(to: Shop.account) { result in
            if case .failure(let error) = result { errors.append("\(error)") }
          }
          do { _ = try router.plan(to: Shop.account, with: ()) } catch { errors.append("planned") }
          screen.close { result in
            if case .failure(.startNotFound(_, .noRouter)) = result { closed.append("no router") }
          }
        }))
    stage.tap("Act")
    #expect(errors.count == 2)
    #expect(errors.last == "planned")
    #expect(closed == ["no router"])
    let text = errors.first ?? ""
    #expect(
      text.contains("was asked for by a view that has no router in its environment. Show the view")
        && text.contains("'.environment(\\.router, router)'."), "\(text)")
  }

  @Test("An app can put its own router into the environment")
  func own() {
    let journal = Journal()
    let stage = Stage(root: UIViewController())
    let router = NotingRouter(router: stage.router, name: "own", journal: journal)
    stage.window.rootViewController = UIHostingController(
      rootView: opensAccount.environment(\.router, router))
    stage.rest()
    stage.tap("Act")
    #expect(stage.texts == ["Account"])
    #expect(journal.lines == ["own"])
  }

  @Test("SwiftUI's own sheets and pages inherit the router and the screen")
  func inherited() throws {
    struct Outer: View {
      @State private var isShown = false

      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Page") {
              VStack { Button("Sheet") { isShown = true } }
                .sheet(isPresented: $isShown) {
                  Actor { router, screen in
                    #expect(screen.viewController is HostingScreen<Outer>)
                    router.navigate(to: Shop.account)
                  }
                }
            }
          }
        }
      }
    }
    let stage = Stage(root: HostingScreen(showing: Outer()))
    #expect(stage.tap("Page"))
    #expect(stage.tap("Sheet"))
    #expect(stage.tap("Act"))
    #expect(stage.texts == ["Account"])
  }
}
