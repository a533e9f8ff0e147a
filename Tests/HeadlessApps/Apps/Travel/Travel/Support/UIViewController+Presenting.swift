import UIKit

extension UIViewController {
    func presentAlert(title: String, message: String? = nil,
                      actions: [UIAlertAction] = [UIAlertAction(title: "OK", style: .default)]) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        actions.forEach(alert.addAction)
        present(alert, animated: true)
    }

    func presentTerms() {
        let terms = TermsViewController(title: "Terms & Conditions")
        present(UINavigationController(rootViewController: terms), animated: true)
    }

    /// Dismisses everything on top of this view controller, after a transition that is still running.
    func dismissPresented(completion: @escaping () -> Void) {
        guard var top = presentedViewController else { return completion() }
        while let next = top.presentedViewController { top = next }
        guard top.isBeingPresented || top.isBeingDismissed, let transition = top.transitionCoordinator else {
            return dismiss(animated: true, completion: completion)
        }
        transition.animate(alongsideTransition: nil) { [weak self] _ in
            DispatchQueue.main.async { self?.dismissPresented(completion: completion) }
        }
    }
}
