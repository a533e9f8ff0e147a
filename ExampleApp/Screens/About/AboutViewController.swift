import PortableUIKit

/// Who runs the shop: a scene of the storyboard “About”.
///
/// It stands in ExampleApp/iOS, and must have this class, of this module, as its initial view
/// controller, and from it to Exit a segue “done” with the action `unwindToAccount:`.
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
