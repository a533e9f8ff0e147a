import UIKit

class BadgeView: UIView {
    @IBOutlet var content: UIView!
    @IBOutlet weak var label: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        Bundle.main.loadNibNamed("Badge", owner: self, options: nil)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("Badge", owner: self, options: nil)
        addSubview(content)
    }

    @IBAction func pressed(_ sender: UIButton) {
        Log.add("badge \(label.text ?? "")")
    }
}

class LonelyViewController: UIViewController {
    @IBOutlet weak var label: UILabel!
}

class LineCell: UITableViewCell {
    @IBOutlet weak var line: UILabel!
}
