import PortableUIKit

/// A chat with the bank, which can open over any screen.
package final class ChatViewController: UIViewController {
  var ledger: Ledger?
  var onClose: @MainActor (UIViewController) -> Void = { _ in }

  private let last = UILabel()
  private let field = UITextField()

  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Close chat") { [weak self] _ in
        if let self { onClose(self) }
      })
    field.placeholder = "Message"
    let send = UIButton(
      type: .system, primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
    for item in [last, field, send] as [UIView] { view.addSubview(item) }
    ledger?.changes.observe(self) { $0.showLast() }
    showLast()
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    ledger?.send(text)
  }

  private func showLast() { last.text = ledger?.messages.last }
}
