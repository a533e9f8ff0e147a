import PortableUIKit

final class NotesViewController: UIViewController {
  let firstNoteButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    firstNoteButton.setTitle("Note 1", for: .normal)
    firstNoteButton.addAction(
      UIAction { [weak self] _ in self?.open(1) }, for: .touchUpInside)
    view.addSubview(firstNoteButton)
  }

  private func open(_ id: Int) {
    let note = NoteViewController()
    note.id = id
    navigationController?.pushViewController(note, animated: true)
  }
}
