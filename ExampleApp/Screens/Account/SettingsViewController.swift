import PortableUIKit
import StepRouter
import StepRouterCoordination

/// What the customer can choose.
final class SettingsViewController: UIViewController {
  var profile: Profile?
  var navigator: AnyNavigator<MemberNavigator.Destination>?

  private let offers = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    offers.isOn = profile?.wantsOffers ?? false
    offers.accessibilityLabel = "Offers by mail"
    offers.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        profile?.wantsOffers = offers.isOn
      }, for: .valueChanged)
    view.addColumn([
      UILabel("Offers by mail"), offers,
      UIButton("Delivery address") { [weak self] in self?.navigator?.navigate(to: .address) },
    ])
  }
}
