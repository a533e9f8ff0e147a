import UIKit

extension UIViewController {
    func presentMessage(title: String, message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func warnIfOverBudget(store: ExpenseStore, month: Date) {
        let total = store.total(matching: .month(month))
        guard total > store.monthlyBudget else { return }
        let message = "You spent \(total.asMoney) of \(store.monthlyBudget.asMoney) this month."
        let alert = UIAlertController(title: "Over Budget", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Show Statistics", style: .default) { [weak self] _ in
            (self?.tabBarController as? MainTabBarController)?.open(.statistics(.months))
        })
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }

    func confirm(title: String, message: String, action: String, handler: @escaping () -> Void) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: action, style: .destructive) { _ in handler() })
        present(alert, animated: true)
    }
}
