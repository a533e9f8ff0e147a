import StepRouter
import StepRouterLinks

extension BankRoutes {
  package var links: LinkMap {
    LinkMap(schemes: ["bank"], hosts: ["bank.example"]) {
      LinkPattern(accounts, "")
      LinkPattern(payments, "payments")
      LinkPattern(settings, "settings")
      LinkPattern(chat, "chat")
      LinkPattern(newPayment, "payment/new")
      LinkPattern(receipt, "receipt", PathParameter<Int>("number"))
      LinkPattern(approval, "approval", PathParameter<Int>("number"))
      LinkPattern(transactions, "account", PathParameter<Int>("id"))
      LinkPattern(
        transaction, "account/:id/line/:line", PathParameter<Int>("id"),
        PathParameter<Int>("line"),
        reading: { Account.Transaction.ID(account: $0, line: $1) },
        printing: { ($0.account, $0.line) })
    }
  }
}
