import UIKit

final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: view, action: #selector(UIView.stopEditing(_:))))
  }
}
