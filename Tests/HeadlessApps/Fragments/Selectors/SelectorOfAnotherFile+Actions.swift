import UIKit

extension SelectorOfAnotherFile {
  func connect() {
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }

  @objc private func tapped() { note("tapped") }
}
