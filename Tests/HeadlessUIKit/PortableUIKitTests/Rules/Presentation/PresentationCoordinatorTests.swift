import PortableUIKit
import Testing

@MainActor @Suite("Presentation: how long the coordinator lasts", .simulated)
struct PresentationCoordinatorTests {
  let stage = Stage()

  @Test("Rule 45: both view controllers have the coordinator until the completion runs")
  func rule45() async {
    let (a, presented) = (CoordinatedScreen("A", stage.log), CoordinatedScreen("P", stage.log))
    let window = await stage.show(a)
    let delegate = WatchedPresentations(stage.log)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    a.isRecording = true
    presented.isRecording = true
    let log = stage.log
    _ = log.take()

    a.present(presented, animated: true) { log.add("completion") }
    #expect(a.transitionCoordinator != nil)
    #expect(a.transitionCoordinator === presented.transitionCoordinator)
    await stage.settle()
    #expect(
      log.take().filter { $0.hasPrefix("coordinated") || $0 == "completion" } == [
        "coordinated viewDidAppear of P: P true, other true",
        "coordinated viewDidDisappear of A: A true, other true",
        "coordinated presentationTransitionDidEnd: P true, A true", "completion",
      ])
    #expect(a.transitionCoordinator == nil)
    #expect(presented.transitionCoordinator == nil)

    a.dismiss(animated: true) { log.add("completion") }
    await stage.settle()
    #expect(
      log.take().filter { $0.hasPrefix("coordinated") || $0 == "completion" } == [
        "coordinated viewDidAppear of A: A true, other nil",
        "coordinated viewDidDisappear of P: P true, other nil",
        "coordinated dismissalTransitionDidEnd: P true, A true", "completion",
      ])
    #expect(a.transitionCoordinator == nil)
    #expect(presented.transitionCoordinator == nil)
    _ = window
  }
}

/// Records, when it has appeared or disappeared, whether it and the other side have a coordinator.
private final class CoordinatedScreen: RecordingScreen {
  var isRecording = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recordCoordinators("viewDidAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    recordCoordinators("viewDidDisappear")
  }

  private func recordCoordinators(_ call: String) {
    guard isRecording else { return }
    let other = presentedViewController ?? presentingViewController
    let others = other.map { "\($0.transitionCoordinator != nil)" } ?? "nil"
    log?.add(
      "coordinated \(call) of \(name): \(name) \(transitionCoordinator != nil), other \(others)")
  }
}

private final class WatchedPresentations: NSObject, UIViewControllerTransitioningDelegate {
  let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = WatchedPresentation(presentedViewController: presented, presenting: presenting)
    controller.log = log
    return controller
  }
}

private final class WatchedPresentation: UIPresentationController {
  var log: EventLog?

  override var shouldRemovePresentersView: Bool { true }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    record("presentationTransitionDidEnd")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    record("dismissalTransitionDidEnd")
  }

  private func record(_ call: String) {
    let (presented, presenter) = (presentedViewController, presentingViewController)
    log?.add(
      "coordinated \(call): \(nameOf(presented)) \(presented.transitionCoordinator != nil), "
        + "\(nameOf(presenter)) \(presenter.transitionCoordinator != nil)")
  }
}
