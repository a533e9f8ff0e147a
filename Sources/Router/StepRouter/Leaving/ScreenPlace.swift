import PortableUIKit

/// The place of a screen: the path to it from its window's root.
@MainActor
struct ScreenPlace {
  /// How a screen left its place.
  enum WayOut { case window, dismissal, pop, other }

  private weak var window: UIWindow?
  let windowID: ObjectIdentifier
  private let hasScene: Bool
  private let link: PlaceLink

  /// Returns nil if the view controller is in no window, or if the window's scene has disconnected.
  init?(of viewController: UIViewController, in survey: PlaceSurvey) {
    self.init(at: survey.link(to: viewController), seenBefore: nil, in: survey)
  }

  /// Returns nil if the path begins in no window, or if the window has lost its scene.
  init?(at link: PlaceLink, seenBefore known: ScreenPlace?, in survey: PlaceSurvey) {
    guard let root = link.root.child,
      let window = Self.window(of: root, knownAs: known?.window, in: survey)
    else { return nil }
    self.link = link
    self.window = window
    windowID = ObjectIdentifier(window)
    hasScene = window.windowScene != nil
    if known?.hasScene == true, !hasScene { return nil }
    if let scene = window.windowScene, scene.activationState == .unattached { return nil }
  }

  private static func window(
    of root: UIViewController, knownAs known: UIWindow?, in survey: PlaceSurvey
  ) -> UIWindow? {
    if let known, known.rootViewController === root { return known }
    return survey.window(of: root)
  }

  /// Whether a dismissal or pop is removing it or a view controller around it.
  var isOnTheWayOut: Bool { link.isOnTheWayOut }

  /// Whether the stack that it left is still moving: view controllers in the middle go before the
  /// one on top, and all come back if the user cancels the gesture.
  var isGoing: Bool {
    guard let window, let link = link.path.first(where: { !$0.holds(in: window) }),
      case .stacked = link.relation
    else { return false }
    return link.before?.child?.transitionCoordinator != nil
  }

  /// How the screen left this place, judged by the outermost view controller that's no longer where
  /// it was.
  func wayItLeft(in survey: PlaceSurvey) -> WayOut {
    guard let window, window.rootViewController != nil, !hasScene || window.isInScene else {
      return .window
    }
    for link in link.path where !link.holds(in: window) {
      switch link.relation {
      case .root, .contained: return .other
      case .presented: return .dismissal
      case .stacked(let members, let position):
        let stack = link.before?.child as? UINavigationController
        return survey.isPopped(stack, of: members, from: position) ? .pop : .other
      }
    }
    return .other
  }

  /// The positions along the path, to compare with those of another place.
  var positions: [Int] { link.path.map(\.position) }
}

extension PlaceLink {
  /// The links from the window's root to this one.
  fileprivate var path: [PlaceLink] { sequence(first: self, next: \.before).reversed() }

  fileprivate var root: PlaceLink {
    var root = self
    while let before = root.before { root = before }
    return root
  }
}

extension [Int] {
  /// Returns true if a place with these positions lay above the other one in the same hierarchy.
  func isAbove(_ other: [Int]) -> Bool {
    for (position, otherPosition) in zip(self, other) where position != otherPosition {
      return position > otherPosition
    }
    return count > other.count
  }
}

extension UIWindow {
  /// Whether the window has a scene that is connected.
  var isInScene: Bool {
    guard let windowScene else { return false }
    return windowScene.activationState != .unattached
  }
}
