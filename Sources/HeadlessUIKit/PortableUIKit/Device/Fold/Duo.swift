#if !canImport(UIKit)
/// The current state of an iPhone Duo: how far it's open, how the user holds it, and which display
/// the app is on.
@MainActor final class Duo {
  /// A display's sizes. The fold runs along the middle of the inner one, from top to bottom while
  /// the user holds the phone upright, like a book.
  struct Display {
    let upright: CGSize
    let turned: CGSize
  }

  static let outer = Display(
    upright: CGSize(width: 466, height: 678), turned: CGSize(width: 678, height: 466))
  static let inner = Display(
    upright: CGSize(width: 951, height: 669), turned: CGSize(width: 669, height: 951))
  static let pane = CGSize(width: 469, height: 669)
  /// The time by which the hinge is ahead of the display (rule 190).
  static let frame = Duration.milliseconds(16)

  /// How far the user has opened the phone. The display follows a frame later.
  var status = UIHinge.Status.closed
  /// The status that the display has followed, which is a frame behind.
  private(set) var settledStatus = UIHinge.Status.closed
  var isUpright = true
  var half: HeadlessDevice.SplitHalf?
  /// Whether the interface on the outer display is upright.
  private(set) var outerIsUpright = true
  private let outerScreen: UIScreen
  private let innerScreen = UIScreen(
    bounds: CGRect(origin: .zero, size: Duo.inner.upright), scale: 3)
  private var interactions: [HingeReference] = []

  init(outerScreen: UIScreen) { self.outerScreen = outerScreen }

  var isInside: Bool { settledStatus != .closed }

  var screen: UIScreen { isInside ? innerScreen : outerScreen }

  var sceneSize: CGSize { half == nil ? screen.bounds.size : Self.pane }

  var hinge: UIHinge { UIHinge(status) }

  var hasInteractions: Bool { interactions.contains { $0.interaction != nil } }

  /// Moves the app to the display that matches the phone's pose.
  ///
  /// - Parameter outer: Returns whether the interface on the outer display is now upright.
  func settle(outer: (_ isUpright: Bool, _ wasUpright: Bool) -> Bool) {
    settledStatus = status
    if !isInside { half = nil }
    innerScreen.resize(to: isUpright ? Self.inner.upright : Self.inner.turned)
    guard !isInside else { return }
    outerIsUpright = outer(isUpright, outerIsUpright)
    outerScreen.resize(to: outerIsUpright ? Self.outer.upright : Self.outer.turned)
  }

  /// The parts of the scene that bars and the camera take up.
  var safeArea: UIEdgeInsets {
    guard isInside else { return UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84) }
    guard isUpright else { return UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0) }
    return UIEdgeInsets(top: 0, left: 0, bottom: 34, right: half == .leading ? 0 : 84)
  }

  /// The edge at which bars stand vertically.
  var barEdge: UIVerticalBarEdge { safeArea.right > 0 ? .trailing : .unspecified }

  /// The fold in the scene's coordinates; nil on the outer display, which has none.
  var fold: CGRect? {
    guard isInside else { return nil }
    let (start, width) = (CGFloat(455.5), CGFloat(40))
    guard isUpright else {
      return CGRect(x: 0, y: start, width: Self.inner.turned.width, height: width)
    }
    let whole = CGRect(x: start, y: 0, width: width, height: Self.inner.upright.height)
    guard let half else { return whole }
    let origin = half == .leading ? 0 : Self.inner.upright.width - Self.pane.width
    let pane = CGRect(origin: .zero, size: Self.pane)
    return whole.offsetBy(dx: -origin, dy: 0).intersection(pane)
  }

  // Interactions

  func add(_ interaction: UIHingeInteraction) {
    interactions.removeAll { $0.interaction == nil || $0.interaction === interaction }
    interactions.append(HingeReference(interaction: interaction))
  }

  func remove(_ interaction: UIHingeInteraction) {
    interactions.removeAll { $0.interaction == nil || $0.interaction === interaction }
  }

  func tellInteractions() {
    for reference in interactions { reference.interaction?.tell() }
  }
}

private struct HingeReference {
  private(set) weak var interaction: UIHingeInteraction?

  init(interaction: UIHingeInteraction) { self.interaction = interaction }
}
#endif
