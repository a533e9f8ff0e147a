import UIKit

final class Screen: UIViewController {
  @objc static func make() {}
  @objc func load() throws {}
  @objc func reload(completion: @escaping () -> Void) {}
  #if SOMETHING
  @objc func extra() {}
  #endif

  func connect(_ view: UIView) {
    let actions = [
      #selector(Screen.make),
      #selector(load),
      #selector(reload),
      #selector(extra),
    ]
    print(actions)
    view.addObserver(self, forKeyPath: "frame", options: [], context: nil)
    print(view.observe(\.frame) { _, _ in })
  }
}
