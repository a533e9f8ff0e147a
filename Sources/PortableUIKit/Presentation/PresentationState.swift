#if !canImport(UIKit)
  public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover

    /// Reading the property never says `.automatic` (rule 7).
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

    /// Whether the presenter's view goes away (rule 72).
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the nearest presentation context presents (rule 67).
    var seeksContext: Bool { self == .currentContext || self == .overCurrentContext }
  }

  public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// Where a view controller is between not being presented and being presented: the one state
  /// machine behind `present` and `dismiss`.
  struct PresentationState {
    enum Phase: Equatable {
      case none, presenting, presented, dismissing
    }

    var phase = Phase.none
    /// The style as it was set.
    var style = UIModalPresentationStyle.automatic
    /// Made when first asked for, kept until the dismissal has ended.
    var controller: UIPresentationController?
    /// The presentation or dismissal that runs, of this view controller.
    var transition: Transition?
    /// The presentation or dismissal that runs, of what this view controller presents.
    var presentedTransition: Transition?

    /// The coordinator goes last, and not if it is another movement's by now.
    mutating func forget(_ ended: Transition) {
      if transition === ended { transition = nil }
      if presentedTransition === ended { presentedTransition = nil }
    }
  }
#endif
