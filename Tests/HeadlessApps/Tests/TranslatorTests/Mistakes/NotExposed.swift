import UIKit

final class Target: UIViewController {
  let button = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
  }
  func tapped(_ sender: UIButton) {}
}
