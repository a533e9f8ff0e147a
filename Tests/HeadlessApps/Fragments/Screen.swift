import UIKit

/// The screen that the fragments are about: the tests show it and tap the button.
open class Screen: UIViewController {
  public let button = UIButton(type: .system)
  public var log: [String] = []

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  public func note(_ text: String) { log.append(text) }
}
