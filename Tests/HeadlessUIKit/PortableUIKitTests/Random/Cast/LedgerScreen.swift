import PortableUIKit

final class LedgerScreen: UIViewController, Accountable {
  var ledger = CallbackLedger()
  /// Work to do once, inside the next callback of this kind.
  var reaction: (callback: Callback, work: () -> Void)?

  private func react(_ callback: Callback) {
    guard let reaction, reaction.callback == callback else { return }
    self.reaction = nil
    reaction.work()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    react(.didLoad)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    react(.willMove)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    react(.didMove)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ledger.will(true, animated: animated)
    react(.willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    ledger.isAppearing(animated: animated)
    react(.isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ledger.did(true, animated: animated)
    react(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ledger.will(false, animated: animated)
    react(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ledger.did(false, animated: animated)
    react(.didDisappear)
  }
}

/// A moment inside UIKit's own work.
enum Callback: CaseIterable, Sendable {
  case didLoad, willMove, didMove, willAppear, isAppearing, didAppear, willDisappear, didDisappear
}
