import PortableUIKit

final class NoteViewController: UIViewController {
  var id = 0
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note \(id)"
    view.addSubview(textView)
  }
}
