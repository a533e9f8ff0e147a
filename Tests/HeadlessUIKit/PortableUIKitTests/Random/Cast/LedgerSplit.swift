import PortableUIKit

final class LedgerSplit: UISplitViewController, Accountable {
  var ledger = CallbackLedger()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ledger.will(true, animated: animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    ledger.isAppearing(animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ledger.did(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ledger.will(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ledger.did(false, animated: animated)
  }
}
