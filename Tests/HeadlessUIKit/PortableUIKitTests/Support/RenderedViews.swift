import PortableSwiftUI
import PortableUIKit

/// A view with state.
struct Counter: View {
  let name: String
  @State private var count = 0

  init(name: String) { self.name = name }

  var body: some View {
    VStack {
      Text("\(name): \(count)")
      Button("Count") { count += 1 }
    }
  }
}

extension UIView {
  /// The texts of the labels, buttons and fields in this view, in order.
  var writtenTexts: [String] {
    switch self {
    case let label as UILabel: [label.text ?? ""]
    case let button as UIButton: ["[\(button.currentTitle ?? "")]"]
    case let field as UITextField: ["<\(field.text ?? "")>"]
    default: subviews.flatMap(\.writtenTexts)
    }
  }

  var counts: [String] { writtenTexts.filter { $0 != "[Count]" } }

  /// The controls in this view, in order.
  var controls: [UIControl] {
    if let control = self as? UIControl { return [control] }
    return subviews.flatMap(\.controls)
  }

  func control(_ name: String) -> UIControl? {
    controls.first { control in
      control.accessibilityLabel == name || (control as? UIButton)?.currentTitle == name
        || (control as? UITextField)?.placeholder == name
    }
  }
}

extension Stage {
  /// Taps the control with this name, and lets time pass until nothing moves.
  func tap(_ name: String, in window: UIWindow) async {
    if let control = window.control(name) { tap(control) }
    await settle()
  }

  /// Performs a button's action, even if no touch would reach the button.
  func perform(_ name: String, in window: UIWindow) {
    simulation.performNow { window.control(name)?.sendActions(for: .touchUpInside) }
  }

  func tap(_ control: UIControl) {
    #if !canImport(UIKit)
    simulation.user.tap(control)
    #endif
  }

  func type(_ text: String, into field: UITextField) {
    #if !canImport(UIKit)
    simulation.user.type(text, into: field)
    #endif
  }
}
