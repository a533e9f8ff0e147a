import PortableUIKit

final class NotesViewController: UIViewController {
  let firstNoteButton = UIButton(type: .system)
  var onNote: (Int) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    firstNoteButton.setTitle("Note 1", for: .normal)
    firstNoteButton.addAction(
      UIAction { [weak self] _ in self?.onNote(1) }, for: .touchUpInside)
    view.addSubview(firstNoteButton)
  }
}
