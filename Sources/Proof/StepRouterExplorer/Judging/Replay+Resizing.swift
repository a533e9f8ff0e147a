import PortableUIKit
import StepRouterTesting

extension Replay {
  /// The screens that the user sees and that don't go by themselves.
  var lookedAt: [SeenScreen] {
    device.perform {
      window.visible.filter { $0.shownChildren.isEmpty && !$0.isPassing }.map(SeenScreen.init)
    }
  }

  /// Gives the window its former shape again, and judges that everything the user saw is back.
  func judgeResizing(_ verdict: inout Verdict, of seen: [SeenScreen], to shape: WindowShape) async {
    noteEverybody()
    guard resize(window, to: shape.other) else { return }
    await settle()
    let present = device.perform { window.everybody.map(SeenScreen.init) }
    for one in seen where !present.contains(one) {
      note(.lostByResize, one.culprit, in: &verdict) {
        "\($0) is gone when the window has been \(shape.rawValue) in between. Keep it, or show it "
          + "again"
      }
    }
  }
}

/// A screen as the user tells it from others, whichever view controller shows it.
struct SeenScreen: Hashable {
  let culprit: Culprit
  let context: String?

  @MainActor
  init(_ screen: UIViewController) {
    culprit = Culprit(screen)
    context = (screen as? any ContextTelling)?.shownContext
  }
}
