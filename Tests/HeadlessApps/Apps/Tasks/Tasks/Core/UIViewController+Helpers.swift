import UIKit

extension UIViewController {
    var isTopmostAndVisible: Bool {
        return viewIfLoaded?.window != nil && navigationController?.topViewController === self
    }

    func showAlert(_ title: String, message: String? = nil, action: UIAlertAction? = nil, cancel: String) {
        guard viewIfLoaded?.window != nil else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        if let action = action { alert.addAction(action) }
        alert.addAction(UIAlertAction(title: cancel, style: .cancel))
        present(alert, animated: true)
    }

    func addStack(_ arrangedSubviews: [UIView]) {
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: arrangedSubviews)
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20)
        ])
    }
}
