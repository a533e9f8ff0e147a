/// The bank's data. It outlives the app's process, as a server would.
@MainActor
package final class Ledger {
  package let accounts = [
    Account(
      id: 1, name: "Current",
      transactions: [.init(text: "Salary", amount: 3_100), .init(text: "Rent", amount: -900)]),
    Account(id: 2, name: "Savings", transactions: [.init(text: "Start", amount: 500)]),
  ]
  package private(set) var payments = [Payment(recipient: "Landlord", amount: "900")]
  package private(set) var approvals: [Int: Bool?] = [17: nil, 18: nil]
  package private(set) var messages = ["How can we help?"]
  package var draft: Payment? { didSet { changes.tell() } }
  package var hidesBalances = false { didSet { changes.tell() } }

  let changes = Changes()

  package init() {}

  /// The approvals that the user hasn't decided yet.
  var openApprovals: [Int] { approvals.filter { $0.value == nil }.keys.sorted() }

  func account(_ id: Account.ID) throws(Missing) -> Account {
    guard let account = accounts.first(where: { $0.id == id }) else {
      throw Missing("account \(id)")
    }
    return account
  }

  func transaction(_ id: Account.Transaction.ID) throws(Missing) -> Account.Transaction {
    let transactions = try account(id.account).transactions
    guard transactions.indices.contains(id.line) else { throw Missing("transaction \(id.line)") }
    return transactions[id.line]
  }

  /// Returns a payment by its number, from 1.
  func payment(_ number: Int) throws(Missing) -> Payment {
    guard payments.indices.contains(number - 1) else { throw Missing("payment \(number)") }
    return payments[number - 1]
  }

  func checkApproval(_ number: Int) throws(Missing) {
    guard approvals[number] != nil else { throw Missing("approval \(number)") }
  }

  func decide(_ number: Int, approved: Bool) {
    approvals[number] = .some(approved)
    changes.tell()
  }

  /// Makes a payment and returns its number.
  func pay(_ payment: Payment) -> Int {
    payments.append(payment)
    draft = nil
    return payments.count
  }

  func send(_ message: String) {
    messages.append(message)
    changes.tell()
  }

  /// The error for an item that the bank doesn't have.
  struct Missing: Error, Equatable, CustomStringConvertible {
    let what: String

    init(_ what: String) { self.what = what }

    var description: String { "There is no \(what)." }
  }
}
