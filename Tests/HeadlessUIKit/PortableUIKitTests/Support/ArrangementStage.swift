#if !canImport(UIKit)
import PortableUIKit

/// An arrangement of A and B, and what becomes of them.
@MainActor final class ArrangementStage {
  let stage = Stage()
  let arrangement = UIArrangementViewController()
  let a: RecordingScreen
  let b: RecordingScreen
  private var window: UIWindow?

  init() {
    (a, b) = (stage.screen("A"), stage.screen("B"))
    arrangement.setViewController(a, for: .primary)
    arrangement.setViewController(b, for: .secondary)
  }

  /// Shows the arrangement, in a stack unless it's the root.
  func show(inStack: Bool = false) async {
    window = await stage.show(
      inStack ? UINavigationController(rootViewController: arrangement) : arrangement)
  }

  func settle() async { await stage.settle() }

  /// The frames and the states of both, and whether the views agree with the states.
  var layout: String {
    [("A", UIArrangementViewController.ViewPlacement.primary), ("B", .secondary)]
      .map { name, placement in
        guard let state = arrangement.state(for: placement) else { return "\(name) nil" }
        let view = arrangement.viewController(for: placement)?.viewIfLoaded
        guard !state.isHidden else { return name + (view?.window == nil ? " hidden" : " visible") }
        guard let view, view.window != nil else { return "\(name) missing" }
        let frame = view.frame
        let isInFront = state.zIndex > 0 && arrangement.view.subviews.last === view
        return
          "\(name) \(frame.minX.short) \(frame.minY.short) \(frame.width.short)x\(frame.height.short)"
          + state.splitAxis.word + (isInFront ? " in front" : "")
      }
      .joined(separator: ", ")
  }

  var widths: String {
    "\((a.view.frame.width * 10).rounded() / 10) \((b.view.frame.width * 10).rounded() / 10)"
      .replacingOccurrences(of: ".0", with: "")
  }
}

extension CGFloat {
  fileprivate var short: String {
    self == rounded() ? "\(Int(self))" : "\(self)"
  }
}

extension UIAxis {
  fileprivate var word: String {
    switch self {
    case .horizontal: " horizontal"
    case .vertical: " vertical"
    case []: ""
    default: " both"
    }
  }
}
#endif
