import UIKit

final class Screen: UIViewController {
  let number = 1
}

extension Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = number
  }
}

let after: String = 4
