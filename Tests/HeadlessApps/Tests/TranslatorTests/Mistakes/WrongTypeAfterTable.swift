import UIKit

final class First: NSObject {
  @objc dynamic var title = ""
  @objc func tapped() {}
}

final class Second: UIViewController {
  @IBOutlet weak var label: UILabel!
  @objc func tapped() {
    label.text = 3
  }
}
