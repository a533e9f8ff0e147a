#if !canImport(UIKit)
import PortableUIKit
import StepRouter

class LibraryScreen: UIViewController {
  private(set) var routes: LibraryRoutes?
  var place: String? { nil }

  func on(_ routes: LibraryRoutes) -> Self {
    self.routes = routes
    return self
  }

  func add(_ title: String, _ deed: @escaping () -> Void) {
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in deed() }))
  }
}

final class LibraryShelf: LibraryScreen {
  override var place: String? { "/" }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Book 1") { [unowned self] in routes?.open("/book/1") }
    add("Book 2") { [unowned self] in routes?.open("/book/2") }
    add("Loans") { [unowned self] in routes?.open("/loans") }
  }
}

final class LibraryBook: LibraryScreen, ContextChecking {
  private(set) var number = 0
  override var place: String? { "/book/\(number)" }

  func on(_ routes: LibraryRoutes, number: Int) -> Self {
    self.number = number
    title = "\(number)"
    return on(routes)
  }

  func isTarget(for number: Int) -> Bool { self.number == number }
}

final class LibraryLoans: LibraryScreen {
  override var place: String? { "/loans" }
}

final class LibraryNote: LibraryScreen {}

/// A card that the user signs or swipes away.
final class LibraryCard: LibraryScreen {
  struct NotSigned: Error {}

  var sign: () -> Void = {}
  private var isSigned = false
  private var waiting: [@MainActor (RoutingResult) -> Void] = []

  func wait(_ completion: @escaping @MainActor (RoutingResult) -> Void) {
    waiting.append(completion)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Sign") { [unowned self] in
      sign()
      isSigned = true
      dismiss(animated: true)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil || isBeingDismissed else { return }
    let completions = waiting
    waiting = []
    for completion in completions {
      completion(isSigned ? .success : .failure(NotSigned()))
    }
  }
}
#endif
