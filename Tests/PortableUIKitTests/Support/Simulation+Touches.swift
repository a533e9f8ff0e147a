import PortableUIKit

#if canImport(UIKit)
  extension Simulation {
    /// Nobody touches a simulator: the tests that need touches do not run on one.
    var user: AbsentUser { AbsentUser() }

    func launch(_ app: any UIApplicationDelegate, _ scene: any UIWindowSceneDelegate) -> [UIWindow]
    {
      []
    }
  }

  @MainActor struct AbsentUser {
    @discardableResult func tap(_ control: UIControl) -> Bool { false }
    @discardableResult func tap(_ item: UIBarButtonItem) -> Bool { false }
    @discardableResult func selectSegment(at index: Int, in control: UISegmentedControl) -> Bool {
      false
    }
    @discardableResult func drag(_ slider: UISlider, to value: Float) -> Bool { false }
    @discardableResult func increment(_ stepper: UIStepper) -> Bool { false }
    @discardableResult func decrement(_ stepper: UIStepper) -> Bool { false }
    @discardableResult func choose(_ action: UIAction, inMenuOf button: UIButton) -> Bool { false }
    @discardableResult func choose(_ action: UIAction, inMenuOf item: UIBarButtonItem) -> Bool {
      false
    }
    @discardableResult func chooseMenuAction(
      _ title: String, ofMenuOf item: UIBarButtonItem
    ) -> Bool { false }
    func share(by activity: UIActivity.ActivityType?, in sheet: UIActivityViewController) {}
    @discardableResult func pullToRefresh(_ scrollView: UIScrollView) -> Bool { false }
    @discardableResult func scroll(_ scrollView: UIScrollView, to offset: CGPoint) -> Bool { false }
    @discardableResult func type(_ text: String, into field: UITextField) -> Bool { false }
    @discardableResult func type(_ text: String, into textView: UITextView) -> Bool { false }
    @discardableResult func type(_ text: String, into searchBar: UISearchBar) -> Bool { false }
    @discardableResult func cancel(_ searchBar: UISearchBar) -> Bool { false }
    @discardableResult func clear(_ field: UITextField) -> Bool { false }
    @discardableResult func deleteBackward(in field: UITextField, times: Int = 1) -> Bool { false }
    @discardableResult func selectRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool {
      false
    }
    @discardableResult func tapAccessory(
      ofRowAt indexPath: IndexPath, in tableView: UITableView
    ) -> Bool { false }
    @discardableResult func commitEditing(
      ofRowAt indexPath: IndexPath, in tableView: UITableView
    ) -> Bool { false }
    @discardableResult func chooseSwipeAction(
      _ title: String, onRowAt indexPath: IndexPath, in tableView: UITableView,
      leading: Bool = false
    ) -> Bool { false }
    @discardableResult func choose(_ date: Date, in picker: UIDatePicker) -> Bool { false }
    @discardableResult func choose(
      row: Int, ofComponent component: Int = 0, in picker: UIPickerView
    ) -> Bool { false }
    @discardableResult func chooseMenuAction(_ title: String, on view: UIView) -> Bool { false }
    @discardableResult func chooseMenuAction(
      _ title: String, onRowAt indexPath: IndexPath, in tableView: UITableView
    ) -> Bool { false }
    func choose(_ action: UIAlertAction, in alert: UIAlertController) {}
    func pressBack(in stack: UINavigationController) {}
    func swipeDown(_ presented: UIViewController) {}
  }
#else
  extension Simulation {
    /// The user of the headless device.
    var user: HeadlessUser { HeadlessDevice.current.user }

    /// Launches an app and connects its first scene.
    func launch(_ app: any UIApplicationDelegate, _ scene: any UIWindowSceneDelegate) -> [UIWindow]
    {
      let device = HeadlessDevice.current
      device.launch(app)
      return device.connectScene(delegate: scene).windows
    }
  }
#endif
