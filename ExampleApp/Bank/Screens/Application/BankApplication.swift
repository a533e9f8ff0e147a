import PortableUIKit
import StepRouterLinks

/// The app delegate. Each launch of the process creates a new one.
package final class BankApplication: UIResponder, UIApplicationDelegate {
  package let ledger: Ledger
  package let session: Session
  let inbox = LinkInbox(policy: .inOrder)

  package init(ledger: Ledger, session: Session) {
    self.ledger = ledger
    self.session = session
  }
}
