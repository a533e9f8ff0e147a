extension Growth {
  /// The kinds of work, in the order of the table.
  public enum Name: String, CaseIterable, Sendable {
    case handlersAdded = "leave handlers added to the screens of a stack"
    case idleTurn = "an idle turn beside leave handlers"
    case screenPushed = "a screen pushed beside leave handlers"
    case stackLeft = "screens with leave handlers popped together"
    case linksDeclared = "patterns declared"
    case linkMissed = "patterns tried in vain"
    case linkAmongMany = "patterns beside the link's own"
    case longLink = "components of a link's list"
    case nearestLink = "patterns compared for the nearest"
    case interceptorsAdded = "interceptors added to a step"
    case interceptorsRun = "interceptors that answer at once"
    case routeRead = "routes read"
    case routeShown = "routes shown"
    case modalsRemoved = "modal layers asked and dismissed"
    case tabAdded = "a tab added beside others"
    case childrenReplaced = "children of a container of the app's own"
    case waitingCancelled = "waiting navigations cancelled"
    case screensPushed = "pushes before a layout (by hand)"
    case stackRefilled = "screens of a stack replaced (by hand)"
  }

  /// The exponent that the cost may grow with. Below it, twice as many cost about twice as much.
  public nonisolated static let limit = 1.1
}

extension Growth.Name {
  /// The sizes to compare.
  public var sizes: [Int] { (0..<Growth.sizeCount).map { smallest << $0 } }

  private var smallest: Int {
    switch self {
    case .routeRead, .routeShown, .modalsRemoved: 32
    case .nearestLink: 50
    case .linkAmongMany: 1250
    case .tabAdded: 250
    default: 125
    }
  }
}

extension Growth {
  /// Makes the work with this name for a number of things.
  public init(_ name: Name, size: Int) {
    self =
      switch name {
      case .handlersAdded: .handlersAdded(size)
      case .idleTurn: .idleTurn(beside: size)
      case .screenPushed: .screenPushed(beside: size)
      case .stackLeft: .stackLeft(size)
      case .linksDeclared: .linksDeclared(size)
      case .linkMissed: .linkMissed(size)
      case .linkAmongMany: .linkRead(among: size)
      case .longLink: .linkRead(ofLength: size)
      case .nearestLink: .nearestLink(size)
      case .interceptorsAdded: .interceptorsAdded(size)
      case .interceptorsRun: .interceptorsRun(size)
      case .routeRead: .routeRead(size)
      case .routeShown: .routeShown(size)
      case .modalsRemoved: .modalsRemoved(size)
      case .tabAdded: .tabAdded(beside: size)
      case .childrenReplaced: .childrenReplaced(size)
      case .waitingCancelled: .waitingCancelled(size)
      case .screensPushed: .screensPushed(size)
      case .stackRefilled: .stackRefilled(size)
      }
  }
}
