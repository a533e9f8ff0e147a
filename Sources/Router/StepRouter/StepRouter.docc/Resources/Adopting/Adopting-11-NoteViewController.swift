import PortableUIKit
import StepRouter

final class NoteViewController: UIViewController {
  var id = 0
  var savedText = ""
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note \(id)"
    view.addSubview(textView)
  }
}

extension NoteViewController: ContextAccepting, ContextChecking {
  func setup(with id: Int) { self.id = id }

  func isTarget(for id: Int) -> Bool { self.id == id }
}

extension NoteViewController: RoutingInterceptable {
  var canBeDismissed: Bool { textView.text == savedText }
}
