import UIKit

class SettingsViewController: UITableViewController, StoreConsumer {

    var store: RecipeStore!

    @IBOutlet weak var metricSwitch: UISwitch!
    @IBOutlet weak var confirmSwitch: UISwitch!
    @IBOutlet weak var badgeSwitch: UISwitch!
    @IBOutlet weak var resetCell: UITableViewCell!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let settings = store.settings
        metricSwitch.isOn = settings.usesMetricUnits
        confirmSwitch.isOn = settings.confirmsDeletion
        badgeSwitch.isOn = settings.showsFavouritesBadge
    }

    @IBAction func switchChanged(_ sender: UISwitch) {
        var settings = store.settings
        settings.usesMetricUnits = metricSwitch.isOn
        settings.confirmsDeletion = confirmSwitch.isOn
        settings.showsFavouritesBadge = badgeSwitch.isOn
        store.settings = settings
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard tableView.cellForRow(at: indexPath) === resetCell else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        confirm(title: "Reset Recipes?",
                message: "Your own recipes and favourites will be replaced by the samples.",
                actionTitle: "Reset",
                onConfirm: { [weak self] in self?.store.resetToSample() })
    }
}
