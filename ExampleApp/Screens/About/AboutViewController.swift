import PortableUIKit

/// Information about the shop: a scene of the storyboard “About”.
///
/// The storyboard is in ExampleApp/iOS. Its initial view controller must have this class and
/// module, with a segue “done” to Exit that has the action `unwindToAccount:`.
final class AboutViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([
      UILabel("A small shop at the harbour, since 1987."),
      UIButton("Done") { [weak self] in
        self?.performSegue(withIdentifier: "done", sender: nil)
      },
    ])
  }
}
