import PortableUIKit
import StepRouter
import Testing

/// Pages that a container keeps in wrappers: each page itself names its container.
@MainActor
@Suite(.onDevice) struct OverriddenParentTests {
  private final class PageViewController: UIViewController, RoutingInterceptable {
    weak var book: BookViewController?
    var overriddenParentViewController: UIViewController? { book }
  }

  private final class BookViewController: UIViewController, CustomContainerViewController {
    let journal = Journal()
    let pages = [PageViewController().titled("1"), PageViewController().titled("2")]
    var openPage = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      for page in pages {
        page.book = self
        let wrapper = UIViewController()
        addChild(wrapper)
        view.addSubview(wrapper.view)
        wrapper.addChild(page)
        wrapper.view.addSubview(page.view)
        page.didMove(toParent: wrapper)
        wrapper.didMove(toParent: self)
      }
    }

    var adapter: any ContainerAdapter { BookAdapter(book: self) }
  }

  private struct BookAdapter: ContainerAdapter {
    let book: BookViewController

    var containedViewControllers: [UIViewController] { book.pages }
    var visibleViewControllers: [UIViewController] { [book.pages[book.openPage]] }

    func makeVisible(
      _ viewController: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      book.journal.note("open \(viewController.title ?? "")")
      book.openPage = book.pages.firstIndex { $0 === viewController } ?? 0
      completion(.success)
    }

    func setContainedViewControllers(
      _ viewControllers: [UIViewController], animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      completion(.failure(Refusal()))
    }
  }

  @Test("A page comes to the front in the container that it names", arguments: [true, false])
  func reveal(animated: Bool) {
    let book = BookViewController()
    let page = GeneralStep.custom(
      using: InlineStackIteratingFinder { (page: PageViewController, number: String) in
        page.title == number
      })
    let stage = Stage(root: tabs(book, HomeViewController()))
    (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    #expect(stage.arrive(at: page, with: "2", animated: animated) == "revealed")
    #expect(book.journal.lines == ["open 2"])
    #expect(
      stage.tree == """
        UITabBarController [visible]
          BookViewController [selected] [visible]
            PageViewController "1"
            PageViewController "2" [visible]
          HomeViewController
        """)
  }

  @Test("A page's ancestors begin with the container that it names")
  func ancestors() throws {
    let book = BookViewController().titled("book")
    let stage = Stage(root: tabs(book).titled("tabs"))
    let journal = Journal()
    let finder = InlineStackIteratingFinder<UIViewController, Void>(
      options: [.current, .parent], startingPoint: .custom(book.pages[1]),
      windowProvider: CustomWindowProvider { stage.window }
    ) { viewController, _ in
      journal.note(viewController.title ?? "")
      return false
    }
    #expect(try finder.findViewController(with: ()) == nil)
    #expect(journal.lines == ["2", "book", "tabs"])
  }

  /// Stands on the screen without being a child.
  private final class GuestViewController: UIViewController, RoutingInterceptable {
    weak var host: UIViewController?
    var overriddenParentViewController: UIViewController? { host }
  }

  @Test("A screen presented by a guest that isn't a child is dismissed")
  func presentedByGuest() {
    let home = HomeViewController()
    let stage = Stage(root: home)
    let guest = GuestViewController()
    guest.host = home
    home.view.addSubview(guest.view)
    stage.present(LoginViewController(), on: guest)
    #expect(guest.presentedViewController is LoginViewController)
    let step = StepAssembly(
      finder: InstanceFinder<GuestViewController, Void>(guest), factory: NilFactory()
    ).from(.root).assemble()
    _ = stage.go(to: step, with: ())
    #expect(guest.presentedViewController == nil)
  }
}
