import UIKit

final class SettingsViewController: StackViewController {
    private let store: TravelStore
    private let dollarsSwitch = UISwitch()

    init(store: TravelStore) {
        self.store = store
        super.init(title: "Settings")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dollarsSwitch.isOn = store.showsDollars
        dollarsSwitch.addTarget(self, action: #selector(currencyChanged), for: .valueChanged)
        addRows([UIStackView(row: [UILabel(text: "Prices in dollars"), dollarsSwitch])])
    }

    @objc private func currencyChanged() {
        store.showsDollars = dollarsSwitch.isOn
    }
}
