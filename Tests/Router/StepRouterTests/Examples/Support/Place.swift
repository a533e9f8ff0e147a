import PortableUIKit

/// Where a container is in an app when a request arrives, and what's around it.
enum Place: CaseIterable {
  case nowhere, root, tab, otherTab, fullScreen, underSheet, underAlert, otherTabUnderSheet

  /// A stage whose window has this width.
  @MainActor
  func stage(with container: @autoclosure () -> UIViewController, width: Width) -> Stage {
    let other = HomeViewController().titled("Other")
    let root: UIViewController =
      switch self {
      case .nowhere, .fullScreen: other
      case .root, .underSheet, .underAlert: container()
      case .tab: tabs(container(), other)
      case .otherTab, .otherTabUnderSheet: tabs(other, container())
      }
    let stage = Stage(root: nil)
    stage.device.user.resize(stage.window, to: width.size)
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.device.runUntilIdle()
    switch self {
    case .fullScreen: stage.present(container(), on: root, style: .fullScreen)
    case .underSheet, .otherTabUnderSheet:
      stage.present(BagViewController().titled("Sheet"), on: root)
    case .underAlert:
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      root.present(alert, animated: false)
      stage.device.runUntilIdle()
    case .nowhere, .root, .tab, .otherTab: break
    }
    return stage
  }

}

/// How wide a tablet's window is.
enum Width: CaseIterable {
  case compact, regular

  var size: CGSize {
    switch self {
    case .compact: CGSize(width: 390, height: 844)
    case .regular: CGSize(width: 1180, height: 820)
    }
  }
}

extension Stage {
  /// What the user sees, from the window's root in.
  var seen: [String] {
    tree.split(separator: "\n").filter { $0.hasSuffix("[visible]") }
      .map { $0.trimmingCharacters(in: .whitespaces).replacing(" [visible]", with: "") }
  }
}
