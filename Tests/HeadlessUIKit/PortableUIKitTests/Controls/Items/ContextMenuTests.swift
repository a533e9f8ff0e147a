#if !canImport(UIKit)
import PortableUIKit
import Testing

/// The life of a context menu (V27), on a headless device: nobody can press a simulator.
@MainActor @Suite(.simulated) struct ContextMenuTests {
  private let screen = Touchscreen()
  private let log = EventLog()

  @Test func `V27: a menu is asked for, opens, performs the action and ends`() {
    let owner = MenuOwner(log)
    let view = UIView()
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    screen.show(view)
    #expect(screen.user.chooseMenuAction("Copy", on: view))
    #expect(log.take() == ["configuration", "will display", "copy", "will end"])
    #expect(!screen.user.chooseMenuAction("Other", on: view))
    #expect(log.take() == ["configuration", "will display", "will end"])
  }

  @Test func `V27: a tap on the preview commits, and its completion comes after`() {
    let owner = MenuOwner(log)
    let view = UIView()
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    screen.show(view)
    #expect(screen.user.tapMenuPreview(on: view))
    #expect(log.take() == ["configuration", "preview", "will display", "commit true", "will end"])
    Simulation.current.runUntilIdle()
    #expect(log.take() == ["opened"])
  }
}

private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log("configuration")
    return UIContextMenuConfiguration(
      previewProvider: { [log] in
        log("preview")
        return UIViewController()
      }
    ) { [log] _ in UIMenu(children: [UIAction(title: "Copy") { _ in log("copy") }]) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log("will display")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log("commit \(animator.previewViewController != nil)")
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [log] in log("opened") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log("will end")
  }
}
#endif
