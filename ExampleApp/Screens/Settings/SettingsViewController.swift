import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The sections of the settings, in a column of their own if there's room for two.
final class SettingsViewController: UIViewController {
  var navigator: AnyNavigator<MemberNavigator.Destination>?

  private let list = RowList()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem("Close") { [weak self] in
      self?.dismiss(animated: true)
    }
    view.addColumn([list.tableView])
    list.rows = Setting.allCases.map { setting in
      RowList.Row(title: setting.title, detail: "") { [weak self] in
        self?.navigator?.navigate(to: .setting(setting))
      }
    }
  }
}
