import UIKit

final class Screen: UIViewController {
  private let name: String
  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    title = 1 + name
  }
}
