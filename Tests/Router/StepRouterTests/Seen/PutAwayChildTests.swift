import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rule 19: a child that a container without an adapter hides isn't visible", .onDevice)
struct PutAwayChildTests {
  /// How a container hides a child, or doesn't.
  enum Place: CaseIterable { case hidden, inHiddenView, nowhere, notLoaded, shown, clear }

  private let bag = BagViewController()
  private let find = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(), factory: NilFactory()
  ).from(.root).assemble()

  /// A view controller with two children, one of them at a place.
  private func deck(_ child: UIViewController, at place: Place) -> UIViewController {
    let deck = UIViewController()
    let shelf = UIView()
    deck.view.addSubview(shelf)
    for one in [HomeViewController(), child] {
      deck.addChild(one)
      if one === child, place == .notLoaded { continue }
      if one !== child || place != .nowhere { shelf.addSubview(one.view) }
      one.didMove(toParent: deck)
    }
    if place == .hidden { child.view.isHidden = true }
    if place == .inHiddenView { shelf.isHidden = true }
    if place == .clear { child.view.alpha = 0 }
    return deck
  }

  private func isNotVisible<Screen>(
    _ step: DestinationStep<Screen, Void>, on stage: Stage
  ) -> Bool {
    if case .failure(.notVisible) = stage.go(to: step, with: ()) { return true }
    return false
  }

  @Test("A found child is visible only if the container shows it", arguments: Place.allCases)
  func found(place: Place) {
    let stage = Stage(root: tabs(deck(bag, at: place)))
    let isSeen = place == .shown || place == .clear
    #expect(isNotVisible(find, on: stage) == !isSeen)
    if isSeen { #expect(stage.end(of: find, with: ()) == "alreadyVisible") }
  }

  @Test(
    "A pushed screen is visible only if the container shows its stack", arguments: Place.allCases)
  func pushed(place: Place) {
    let inner = stack(AccountViewController())
    let stage = Stage(root: deck(inner, at: place))
    let step = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.push()).from(base(inner)).assemble()
    #expect(isNotVisible(step, on: stage) == (place != .shown && place != .clear))
    #expect(inner.topViewController is BagViewController)
  }

  @Test("A hidden child that a context task shows is visible")
  func putOnScreen() {
    let deck = deck(bag, at: .hidden)
    let stage = Stage(root: deck)
    let step = StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: NilFactory()
    )
    .adding(
      InlineContextTask { (screen: BagViewController, _: Void) in screen.view.isHidden = false }
    )
    .from(.root).assemble()
    #expect(stage.end(of: step, with: ()) == "alreadyVisible")
  }

  @Test(
    "Closing a screen above succeeds, wherever the container has its child",
    arguments: Place.allCases)
  func closed(place: Place) {
    let inner = stack(AccountViewController())
    let deck = deck(inner, at: place)
    let stage = Stage(root: deck).present(bag, on: deck, style: .fullScreen)
    var isClosed: Bool?
    stage.router.close(bag) { isClosed = $0.isSuccess }
    stage.device.runUntilIdle()
    #expect(isClosed == true)
    #expect(deck.presentedViewController == nil)
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
