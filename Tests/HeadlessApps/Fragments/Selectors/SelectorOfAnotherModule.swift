import Shared
import UIKit

final class SelectorOfAnotherModule: Screen {
  private let counter = LoudCounter()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(counter, action: #selector(Counter.increase), for: .touchUpInside)
    button.addTarget(counter, action: #selector(LoudCounter.shout), for: .touchUpInside)
    button.addTarget(self, action: #selector(tell), for: .touchUpInside)
  }
  @objc func tell() { note("\(counter.count) \(counter.text)") }
}

private final class LoudCounter: Counter {
  var text = ""
  @objc func shout() { text = "\(count)!" }
}
