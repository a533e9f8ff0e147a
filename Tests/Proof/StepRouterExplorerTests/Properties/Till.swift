import PortableUIKit
import StepRouter
import StepRouterExplorer

/// The faults of copies of the till.
enum TillFault: String, CaseIterable, Sendable {
  /// The badge isn't updated when something is added.
  case badgeForgotten
  /// The help removes the badge.
  case badgeLost
  /// There is no way back from the help.
  case trapped
  /// The receipt comes only if it's requested.
  case noReceipt
  /// A receipt is shown without a payment.
  case receiptForNothing
  /// Simultaneous requests are mixed up.
  case mixed
  /// The first of several simultaneous requests is performed last.
  case lastFirst
}

/// A till with a bag, whose badge counts what is in it, and with a receipt for a payment.
@MainActor
final class Till {
  private let fault: TillFault?
  private(set) var count = 0
  fileprivate(set) var badge = 0
  fileprivate(set) var isPaid = false
  /// The requests that haven't ended, and whether there was ever more than one.
  fileprivate var openRequests = 0
  fileprivate var isMixed = false
  fileprivate var isLate: Bool { fault == .lastFirst }
  private let stack: UINavigationController
  private let plain: DefaultRouter
  /// Where destinations are declared in this file.
  nonisolated static let helpLine = 115
  nonisolated static let receiptLine = 132

  private init(in window: UIWindow, fault: TillFault?, observer: any RoutingObserver) {
    self.fault = fault
    plain = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, observers: [observer])
    let home = TillHome("Till")
    stack = UINavigationController(rootViewController: home)
    home.addButton("Add") { [unowned self] in add() }
    home.addButton("Pay") { [unowned self] in pay() }
    home.addButton("Help") { [unowned self] in plain.navigate(to: help) }
    home.addButton("Receipt") { [unowned self] in if isPaid { showReceipt() } }
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  static func explorer(
    _ fault: TillFault? = nil,
    properties: @escaping @MainActor (Till) -> [ExploredProperty] = { $0.properties }
  ) -> Explorer {
    Explorer { window in
      let journal = ExplorationJournal()
      let till = Till(in: window, fault: fault, observer: journal)
      return ExploredApp(
        router: TillRouter(router: till.plain, till: till),
        destinations: [
          ExploredDestination("home", till.home), ExploredDestination("help", till.help),
          ExploredDestination("receipt", till.receipt),
        ],
        state: {
          "\(till.count) \(till.badge)" + (till.isPaid ? " paid" : "")
            + (fault == .mixed && till.isMixed ? " mixed" : "")
        },
        journal: journal, properties: properties(till), allows: fault == .trapped ? [.deadEnd] : [])
    }
  }

  var properties: [ExploredProperty] {
    [
      .always("the badge is right") { [self] _ in badge == count },
      .never("a receipt for nothing") { [self] in $0.shows(TillReceipt.self) && !isPaid },
      .eventually("home can be reached", within: 2) { $0.shows(TillHome.self) },
      .leadsTo(
        "who has paid sees a receipt", from: { [self] _ in isPaid },
        to: { $0.shows(TillReceipt.self) }, within: 1),
    ]
  }

  private func add() {
    guard count < 2 else { return }
    count += 1
    if fault != .badgeForgotten { badge = count }
  }

  private func pay() {
    guard count > 0, !isPaid else { return }
    count = 0
    badge = 0
    isPaid = true
    if fault != .noReceipt { showReceipt() }
  }

  private func showReceipt() { plain.navigate(to: receipt) }

  fileprivate func receiptHasGone() { isPaid = false }

  private var home: DestinationStep<TillHome, Void> {
    StepAssembly(finder: ClassFinder<TillHome, Void>(), factory: NilFactory())
      .from(.root).assemble()
  }

  private var root: DestinationStep<UINavigationController, Void> {
    StepAssembly(finder: ClassFinder(startingPoint: .root), factory: NilFactory())
      .from(.root).assemble()
  }

  private var help: DestinationStep<TillHelp, Void> {
    StepAssembly(
      finder: ClassFinder<TillHelp, Void>(),
      factory: ClassFactory { [fault] in
        $0.title = "Help"
        $0.isTrap = fault == .trapped
      }
    )
    .adding(
      InlineContextTask { [unowned self] (_: TillHelp, _: Void) in
        if fault == .badgeLost { badge = 0 }
        if fault == .trapped { stack.setNavigationBarHidden(true, animated: false) }
      }
    )
    .using(.push()).from(root).assemble()
  }

  private var receipt: DestinationStep<TillReceipt, Void> {
    StepAssembly(
      finder: ClassFinder<TillReceipt, Void>(),
      factory: InlineFactory { [unowned self] (_: Void) -> TillReceipt in
        isPaid = fault != .receiptForNothing || isPaid
        let screen = TillReceipt("Receipt")
        screen.till = self
        return screen
      }
    )
    .using(.present()).from(.current).assemble()
  }
}

final class TillHome: ShopScreen {}

final class TillHelp: ShopScreen {
  var isTrap = false

  /// A trap handles the gesture and stays.
  override func accessibilityPerformEscape() -> Bool { isTrap }
}

final class TillReceipt: ShopScreen {
  weak var till: Till?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { till?.receiptHasGone() }
  }
}

/// Counts the requests that haven't ended.
private struct TillRouter: RouterDecorator {
  let router: any Router
  let till: Till

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    var request = request
    let completion = request.completion
    till.openRequests += 1
    if till.openRequests > 1 { till.isMixed = true }
    request.completion = { [till] result in
      till.openRequests -= 1
      completion?(result)
    }
    guard till.isLate, till.openRequests == 1 else { return router.perform(request) }
    let late = request
    Task { _ = router.perform(late) }
    return Navigation()
  }
}
