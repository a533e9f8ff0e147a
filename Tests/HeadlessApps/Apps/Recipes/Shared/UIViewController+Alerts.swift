import UIKit

extension UIViewController {

    func showMessage(title: String, message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func confirm(title: String, message: String, actionTitle: String,
                 onCancel: (() -> Void)? = nil, onConfirm: @escaping () -> Void) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in onCancel?() })
        alert.addAction(UIAlertAction(title: actionTitle, style: .destructive) { _ in onConfirm() })
        present(alert, animated: true)
    }
}
