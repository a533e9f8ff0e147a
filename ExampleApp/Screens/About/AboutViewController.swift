import PortableUIKit

/// Who runs the shop: a scene of the storyboard “About”.
///
/// ExampleApp/iOS has it. What it must have: this class, of this module, as its initial view controller; from it to
/// Exit a segue “done” with the action `unwindToAccount:`.
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
