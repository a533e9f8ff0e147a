import UIKit

final class StateView: UIView {
    private let messageLabel = UILabel()
    private let retryButton = UIButton(type: .system)

    convenience init(onRetry: @escaping () -> Void) {
        self.init(frame: .zero)
        messageLabel.textAlignment = .center
        retryButton.setTitle("Try Again", for: .normal)
        retryButton.addAction(UIAction { _ in onRetry() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [messageLabel, retryButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor)
        ])
    }

    func render(_ state: LoadState) {
        retryButton.isHidden = true
        switch state {
        case .loading: messageLabel.text = "Loading…"
        case .loaded: messageLabel.text = nil
        case .empty(let message): messageLabel.text = message
        case .failed(let message):
            messageLabel.text = message
            retryButton.isHidden = false
        }
    }
}
