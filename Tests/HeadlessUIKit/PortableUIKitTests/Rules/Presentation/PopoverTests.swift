import PortableUIKit
import Testing

@MainActor @Suite("Presentation: popovers", .simulated, .standInOnly) struct PopoverTests {
  let stage = Stage()

  /// Presents P as a popover, with A's view as its source, in a window of this width.
  private func presentPopover(
    _ width: UIUserInterfaceSizeClass,
    delegate: (any UIPopoverPresentationControllerDelegate)? = nil
  ) async throws -> (RecordingScreen, UIPopoverPresentationController, UIWindow) {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    await stage.make(window, width)
    p.modalPresentationStyle = .popover
    let popover = try #require(p.popoverPresentationController)
    popover.delegate = delegate
    popover.sourceView = a.view
    a.present(p, animated: true)
    await stage.settle()
    return (p, popover, window)
  }

  @Test("Rule 140: in compact width a popover is shown as a sheet, and keeps its controller")
  func rule140() async throws {
    let (p, popover, window) = try await presentPopover(.compact)
    #expect(p.presentationController === popover)
    #expect(popover.presentationStyle == .popover)
    #expect(popover.adaptivePresentationStyle == .formSheet)
    #expect(popover.arrowDirection == .unknown)
    let sheet = popover.adaptiveSheetPresentationController
    #expect(sheet.detents.map(\.identifier) == [.large])

    sheet.detents = [.medium(), .large()]
    await stage.settle()
    #expect(p.view.frame.height == 422)
    #expect(stage.simulation.user.dragSheet(p, to: .large))
    #expect(p.view.frame.height == 844)
    _ = window
  }

  @Test("Rule 140: in regular width a popover stays one, with a permitted arrow")
  func rule140Regular() async throws {
    let (p, popover, window) = try await presentPopover(.regular)
    #expect(popover.adaptivePresentationStyle == .formSheet)
    #expect(popover.arrowDirection == .up)
    popover.permittedArrowDirections = [.left, .right]
    #expect(popover.arrowDirection == .left)
    #expect(!stage.simulation.user.dragSheet(p, to: .large))
    _ = window
  }

  @Test("Rule 141: setting a bar button sets the source item, and the other way round")
  func rule141() throws {
    let p = UIViewController()
    p.modalPresentationStyle = .popover
    let popover = try #require(p.popoverPresentationController)
    let (item, other, view) = (UIBarButtonItem(), UIBarButtonItem(), UIView())

    popover.barButtonItem = item
    #expect(popover.sourceItem === item)
    popover.sourceItem = other
    #expect(popover.barButtonItem === other)
    popover.sourceItem = view
    #expect(popover.barButtonItem == nil)
    #expect(popover.sourceView == nil)
    popover.barButtonItem = nil
    #expect(popover.sourceItem === view)
    popover.sourceItem = nil
    popover.sourceView = view
    #expect(popover.sourceItem == nil)
    #expect(popover.sourceRect == .null)
  }

  @Test("Rule 141: a source item is enough as a popover's source")
  func rule141Source() async throws {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    await stage.make(window, .regular)
    p.modalPresentationStyle = .popover
    p.popoverPresentationController?.sourceItem = a.view
    a.present(p, animated: false)
    await stage.settle()
    #expect(a.presentedViewController === p)
    _ = window
  }

  @Test("Touches reach a popover's passthrough views, and no others")
  func passthrough() async throws {
    let (_, popover, window) = try await presentPopover(.regular)
    let root = try #require(window.rootViewController?.view)
    let (through, other) = (UIView(), UIButton(primaryAction: UIAction { _ in }))
    let button = UIButton(primaryAction: UIAction { _ in })
    through.addSubview(button)
    root.addSubview(through)
    root.addSubview(other)
    #expect(!stage.simulation.user.tap(button))
    popover.passthroughViews = [through]
    #expect(stage.simulation.user.tap(button))
    #expect(!stage.simulation.user.tap(other))
    await stage.make(window, .compact)
    #expect(!stage.simulation.user.tap(button))
  }

  @Test("The delegate can move a popover when the window is resized")
  func reposition() async throws {
    let delegate = Repositioning()
    let (p, popover, window) = try await presentPopover(.regular, delegate: delegate)
    stage.simulation.resize(window, to: CGSize(width: 1200, height: 844))
    await stage.settle()
    #expect(delegate.asked == 1)
    #expect(popover.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(popover.sourceView === delegate.view)
    await stage.make(window, .compact)
    #expect(delegate.asked == 1)
    _ = p
  }

  @Test(
    "Rule 143: a popover's older delegate methods are called if the newer ones are missing",
    arguments: [true, false])
  func rule143Older(allows: Bool) async throws {
    let delegate = OlderDelegate(stage.log)
    delegate.allows = allows
    let (p, _, window) = try await presentPopover(.regular, delegate: delegate)
    _ = stage.log.take()
    stage.simulation.swipeDown(p)
    await stage.settle()
    let events = stage.log.take().filter { !$0.hasPrefix("P.") }
    #expect(events == (allows ? ["should", "did"] : ["should"]))
    #expect((p.presentingViewController == nil) == allows)
    _ = window
  }
}

private final class Repositioning: NSObject, UIPopoverPresentationControllerDelegate {
  let view = UIView()
  private(set) var asked = 0

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    asked += 1
    rect.pointee = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.pointee = self.view
  }
}

private final class OlderDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let log: EventLog
  var allows = true

  init(_ log: EventLog) {
    self.log = log
  }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    log.add("should")
    return allows
  }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    log.add("did")
  }
}
