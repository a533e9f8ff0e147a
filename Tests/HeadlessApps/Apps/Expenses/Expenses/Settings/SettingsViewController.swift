import UIKit

final class SettingsViewController: UITableViewController {
    private enum Row: String, CaseIterable {
        case budget = "Monthly Budget"
        case tips = "Show Tips"
        case reset = "Reset Expenses"
    }

    var store: ExpenseStore!

    private func askForBudget() {
        let alert = UIAlertController(title: "Monthly Budget", message: nil, preferredStyle: .alert)
        let current = store.monthlyBudget
        alert.addTextField { textField in
            textField.keyboardType = .decimalPad
            textField.placeholder = "Budget"
            textField.text = "\(current)"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            self?.saveBudget(alert?.textFields?.first?.text ?? "")
        })
        present(alert, animated: true)
    }

    private func saveBudget(_ text: String) {
        guard let budget = Decimal(userInput: text), budget > 0 else {
            presentMessage(title: "Invalid Budget", message: "Please enter an amount greater than zero.")
            return
        }
        store.monthlyBudget = budget
        tableView.reloadData()
    }

    private func showTips() {
        let onboarding = OnboardingViewController()
        onboarding.delegate = self
        onboarding.modalPresentationStyle = .fullScreen
        present(onboarding, animated: true)
    }

    private func askForReset() {
        confirm(title: "Reset Expenses?", message: "Only the samples will remain.", action: "Reset") { [weak self] in
            self?.store.reset()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Row.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Setting")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "Setting")
        let row = Row.allCases[indexPath.row]
        cell.textLabel?.text = row.rawValue
        cell.detailTextLabel?.text = row == .budget ? store.monthlyBudget.asMoney : nil
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch Row.allCases[indexPath.row] {
        case .budget: askForBudget()
        case .tips: showTips()
        case .reset: askForReset()
        }
    }
}

extension SettingsViewController: OnboardingViewControllerDelegate {
    func onboardingDidFinish(_ onboarding: OnboardingViewController) {
        dismiss(animated: true)
    }
}
