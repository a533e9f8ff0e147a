import BankScreens
import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// The bank in a window of its own device, and a user who touches controls by their names.
@MainActor
struct BankStage {
  let ledger = Ledger()
  let session = Session()
  let device = TestDevice()
  let window: UIWindow
  let routes: BankRoutes
  private let inbox: LinkInbox

  init(loggedIn: Bool) async {
    let window = device.makeWindow()
    let provider = CustomWindowProvider { [weak window] in window }
    let routes = BankRoutes(
      ledger: ledger, session: session, router: DefaultRouter(windowProvider: provider))
    self.window = window
    self.routes = routes
    inbox = device.perform {
      LinkInbox(routes.links, router: routes.router, policy: .inOrder, windowProvider: provider)
    }
    if loggedIn { session.logIn() }
    device.perform { routes.open(in: window) }
    await device.settle()
  }

  func open(_ link: String) async throws {
    let url = try #require(URL(string: link))
    device.perform { _ = inbox.receive(url) }
    await device.settle()
  }

  func go<Screen>(to step: DestinationStep<Screen, Void>) async {
    device.perform { _ = routes.router.navigate(to: step) }
    await device.settle()
  }

  func tap(_ names: String...) async throws {
    for name in names {
      let isTapped = device.perform { touch(name) }
      try #require(isTapped, "There is no “\(name)” to be tapped.")
      await device.settle()
    }
  }

  func type(_ text: String, into placeholder: String) async throws {
    let isTyped = device.perform {
      field(placeholder, in: front.view).map { device.type(text, into: $0) } ?? false
    }
    try #require(isTyped, "There is no field “\(placeholder)”.")
    await device.settle()
  }

  func logIn() async throws {
    try await type("1234", into: "PIN")
    try await tap("Log in")
  }

  private var front: UIViewController {
    var front = window.rootViewController ?? UIViewController()
    while let next = front.presentedViewController { front = next }
    return front
  }

  private func touch(_ name: String) -> Bool {
    if let alert = front as? UIAlertController {
      return alert.actions.first { $0.title == name }.map { device.choose($0, in: alert) } ?? false
    }
    return touch(name, inBarsOf: front) || touch(name, in: front.view)
  }

  private func touch(_ name: String, inBarsOf screen: UIViewController) -> Bool {
    let items = [screen.navigationItem.leftBarButtonItem, screen.navigationItem.rightBarButtonItem]
    if let item = items.compactMap({ $0 }).first(where: { $0.title == name }), device.tap(item) {
      return true
    }
    return screen.children.contains { touch(name, inBarsOf: $0) }
  }

  private func touch(_ name: String, in view: UIView) -> Bool {
    if let button = view as? UIButton, button.title(for: .normal) == name {
      return device.tap(button)
    }
    if let table = view as? UITableView {
      let cell = table.visibleCells.first { $0.textLabel?.text == name }
      if let row = cell.flatMap(table.indexPath) { return device.selectRow(at: row, in: table) }
    }
    return view.subviews.contains { touch(name, in: $0) }
  }

  private func field(_ placeholder: String, in view: UIView) -> UITextField? {
    if let field = view as? UITextField, field.placeholder == placeholder { return field }
    return view.subviews.lazy.compactMap { field(placeholder, in: $0) }.first
  }
}
