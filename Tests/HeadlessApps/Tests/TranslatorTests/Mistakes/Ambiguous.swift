import UIKit

final class Target: NSObject {
  @objc func tapped() {}
  @objc func tapped(_ sender: UIButton) {}

  var action: Selector { #selector(tapped) }
}
