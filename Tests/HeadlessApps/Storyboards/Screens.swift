import UIKit

struct Note {
    let title: String
    let text: String
}

class ListViewController: UITableViewController {
    var notes = [Note(title: "Milk", text: "two"), Note(title: "Tea", text: "green")]
    @IBOutlet private weak var addButton: UIBarButtonItem!

    override func awakeFromNib() {
        super.awakeFromNib()
        Log.add("list awakes, \(addButton != nil)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Log.add("list loads")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return notes.count + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row < notes.count else {
            return tableView.dequeueReusableCell(withIdentifier: "count", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
        cell.titleLabel.text = notes[indexPath.row].title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Log.add("selected \(indexPath.row)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        Log.add("should \(identifier)")
        return !(identifier == "showDetail" && notes.isEmpty)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
        Log.add("prepare \(segue.identifier ?? "nil") \(row.map { "\($0)" } ?? "-")")
    }

    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?) -> DetailViewController? {
        guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return nil }
        return DetailViewController(coder: coder, note: notes[path.row])
    }

    @IBAction func toggleEditing(_ sender: UIBarButtonItem) {
        setEditing(!isEditing, animated: true)
        sender.title = isEditing ? "Done" : "Edit"
    }

    @IBAction func star(_ sender: UIButton) {
        Log.add("star \(sender.tag)")
    }

    @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
        Log.add("unwound from \(type(of: segue.source))")
    }
}

class NoteCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var starButton: UIButton!

    override func awakeFromNib() {
        super.awakeFromNib()
        Log.add("cell awakes \(starButton.currentTitle ?? "")")
    }
}

class DetailViewController: UIViewController {
    private let note: Note
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet weak var picture: UIImageView!
    @IBOutlet var tap: UITapGestureRecognizer!
    @IBOutlet weak var box: UIView!

    init?(coder: NSCoder, note: Note) {
        self.note = note
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        self.note = Note(title: "None", text: "")
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = note.title
        Log.add("detail loads, embeds \(children.count)")
    }

    @IBAction func share() {
        Log.add("share")
    }
}

class EmbeddedViewController: UIViewController {}

class MenuViewController: UIViewController {}

class EditorViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var urgent: UISwitch!
    @IBOutlet weak var kinds: UISegmentedControl!
    @IBOutlet weak var amount: UISlider!
    @IBOutlet weak var count: UIStepper!
    @IBOutlet var captions: [UILabel]!
    @IBOutlet weak var height: NSLayoutConstraint!
    @IBOutlet weak var card: CardView!
    @IBOutlet weak var stack: UIStackView!
    @IBOutlet weak var disabledButton: UIButton!
    @IBOutlet weak var hiddenLabel: UILabel!
    @IBOutlet weak var notes: UITextView!
    @IBOutlet weak var help: UIButton!

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        Log.add("return")
        textField.resignFirstResponder()
        return true
    }

    @IBAction func nameChanged(_ sender: UITextField) {
        Log.add("name \(sender.text ?? "")")
    }

    @IBAction func urgentChanged(_ sender: UISwitch, forEvent event: UIEvent?) {
        Log.add("urgent \(sender.isOn)")
    }

    @IBAction func kindChanged(_ sender: UISegmentedControl) {
        Log.add("kind \(sender.selectedSegmentIndex)")
    }

    @IBAction func cancel(_ sender: Any) {
        dismiss(animated: true)
    }
}

@IBDesignable class CardView: UIView {
    @IBInspectable var cornerRadius: CGFloat = 0
    @IBInspectable var caption: String?
    @IBInspectable var isRaised: Bool = false
    @IBInspectable var columns: Int = 1
    @IBInspectable var edge: UIColor?
    var tagAtDecoding = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        tagAtDecoding = tag
    }
}

class SlideSegue: UIStoryboardSegue {
    override func perform() {
        Log.add("slide")
        source.present(destination, animated: true)
    }
}

class SettingsViewController: UITableViewController {
    @IBOutlet weak var soundSwitch: UISwitch!
    @IBOutlet weak var versionCell: UITableViewCell!

    override func viewDidLoad() {
        super.viewDidLoad()
        versionCell.detailTextLabel?.text = "2"
    }

    @IBAction func soundChanged(_ sender: UISwitch) {
        Log.add("sound \(sender.isOn)")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Log.add("setting \(indexPath.section) \(indexPath.row)")
    }
}

class AboutViewController: UIViewController {
    @IBAction func close(_ sender: Any) {
        presentingViewController?.dismiss(animated: true)
    }
}

class GridViewController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 3
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
        cell.label.text = "Tile \(indexPath.item)"
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Log.add("tile \((sender as? TileCell)?.label.text ?? "")")
    }
}

class TileCell: UICollectionViewCell {
    @IBOutlet weak var label: UILabel!
}

class BookViewController: UIPageViewController, UIPageViewControllerDataSource {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        return nil
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        return nil
    }
}

class BrokenViewController: UIViewController {
    @IBAction func fine() {}
}
