import PortableUIKit

/// Does some work once, from within one of its callbacks.
final class CallbackScreen: RecordingScreen {
  enum Moment: String, CaseIterable {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  private var moment: Moment?
  private var act: (() -> Void)?

  func act(in moment: Moment, _ act: @escaping () -> Void) {
    self.moment = moment
    self.act = act
  }

  private func actIfDue(in moment: Moment) {
    guard self.moment == moment, let act else { return }
    self.act = nil
    act()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    actIfDue(in: .willAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    actIfDue(in: .didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    actIfDue(in: .willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    actIfDue(in: .didDisappear)
  }
}
