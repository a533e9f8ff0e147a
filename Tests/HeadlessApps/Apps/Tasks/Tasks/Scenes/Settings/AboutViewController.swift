import UIKit

final class AboutViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "About"
        let label = UILabel()
        label.text = "Tasks 2.4. A small app for the things you have to do."
        label.numberOfLines = 0
        addStack([label])
    }
}
