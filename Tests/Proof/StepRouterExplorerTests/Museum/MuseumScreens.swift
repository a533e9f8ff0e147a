import ExampleDrawer
import PortableUIKit
import StepRouter

class MuseumScreen: UIViewController, RoutingInterceptable, ContextChecking {
  private(set) var visit = MuseumVisit()
  private(set) var id = 0
  private(set) var isLocked = false

  func on(_ visit: MuseumVisit, id: Int = 0) -> Self {
    self.visit = visit
    self.id = id
    title = id == 0 ? nil : "\(id)"
    return self
  }

  var canBeDismissed: Bool { !isLocked }

  func isTarget(for id: Int) -> Bool { self.id == id }

  func add(_ title: String, _ deed: @escaping () -> Void) {
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in deed() }))
  }

  func lock() {
    isLocked = true
    title = "locked"
    isModalInPresentation = true
  }

  /// Whether it's in the secondary column.
  var isInDetails: Bool {
    guard let content = splitViewController?.viewController(for: .secondary) else { return false }
    return content === self || content === navigationController
      || navigationController?.viewControllers.first === content
  }
}

final class MuseumList: MuseumScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Exhibit 1") { [unowned self] in
      splitViewController?.showDetailViewController(
        MuseumExhibit().on(visit, id: 1), sender: nil)
    }
    add("Menu") { [unowned self] in museumDrawer?.setOpen(true, animated: true) }
    add("Ticket") { [unowned self] in visit.hasTicket.toggle() }
    add("Help") { [unowned self] in
      let help = MuseumHelp().on(visit)
      help.modalPresentationStyle = .popover
      help.popoverPresentationController?.sourceView = view
      present(help, animated: true)
    }
  }

  private var museumDrawer: DrawerViewController? {
    var outer = parent
    while let current = outer {
      if let drawer = current as? DrawerViewController { return drawer }
      outer = current.parent
    }
    return nil
  }
}

final class MuseumMenu: MuseumScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Close") { [unowned self] in
      (parent as? DrawerViewController)?.setOpen(false, animated: true)
    }
  }
}

final class MuseumExhibit: MuseumScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Photos") { [unowned self] in
      let gallery = MuseumGallery.make(visit)
      gallery.open(2)
      gallery.modalPresentationStyle = .fullScreen
      present(gallery, animated: true)
    }
    add("Lock") { [unowned self] in lock() }
  }
}

final class MuseumRoom: MuseumScreen {}
final class MuseumVault: MuseumScreen {}

final class MuseumPhoto: MuseumScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Done") { [unowned self] in dismiss(animated: true) }
  }
}

final class MuseumHelp: MuseumScreen {
  private var kept: MuseumHelp?

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Keep") { [unowned self] in lock() }
  }

  override func accessibilityPerformEscape() -> Bool {
    guard visit.fault == .escapePastLock else { return super.accessibilityPerformEscape() }
    dismiss(animated: true)
    return true
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if visit.fault == .sheetKeptByResize { kept = self }
  }
}
