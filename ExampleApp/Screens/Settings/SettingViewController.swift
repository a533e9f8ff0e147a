import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The options in a section of the settings.
final class SettingViewController: UIViewController {
  var setting: Setting? {
    didSet { title = setting?.title }
  }
  var profile: Profile?
  var navigator: AnyNavigator<MemberNavigator.Destination>?

  private let offers = UISwitch()
  private let address = UILabel("")

  override func viewDidLoad() {
    super.viewDidLoad()
    switch setting {
    case .offers: showOffers()
    case .delivery: showDelivery()
    case nil: break
    }
  }

  private func showOffers() {
    offers.isOn = profile?.wantsOffers ?? false
    offers.accessibilityLabel = "Offers by mail"
    offers.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        profile?.wantsOffers = offers.isOn
      }, for: .valueChanged)
    // Without this row, the switch would fill the column and react to touches beside it.
    view.addColumn([UIStackView(arrangedSubviews: [UILabel("Offers by mail"), offers])])
  }

  private func showDelivery() {
    view.addColumn([
      address,
      UIButton("Delivery address") { [weak self] in self?.navigator?.navigate(to: .address) },
    ])
    profile?.changes.observe(by: self) { [weak self] in self?.updateAddress() }
    updateAddress()
  }

  private func updateAddress() {
    address.text = profile.map { "We deliver to \($0.address)." }
  }
}

extension SettingViewController: ContextChecking {
  func isTarget(for setting: Setting) -> Bool { self.setting == setting }
}
