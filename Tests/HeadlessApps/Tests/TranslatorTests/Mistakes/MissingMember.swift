import UIKit

final class Target: NSObject {
  @objc func tapped() {}

  func connect(_ button: UIButton) {
    button.addTarget(
      self,
      action: #selector(taped),
      for: .touchUpInside)
  }
}
