#if !canImport(UIKit)
/// Presents an alert or an action sheet with the buttons and fields of a view.
struct AlertModifier<Actions: View, Message: View>: RenderedModifier {
  typealias Body = Never

  let title: Text
  let style: UIAlertController.Style
  let isPresented: Binding<Bool>
  /// Nil where the data for it is missing.
  let actions: Actions?
  let message: Message

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let presentation = node.element { ViewPresentation(by: scope.host) }
    presentation.close = { isPresented.wrappedValue = false }
    if isPresented.wrappedValue, let actions {
      let contents = AlertContents(
        title: title.content, style: style,
        message: node.render(message, at: .position(2), scope).flatMap(\.texts),
        controls: node.render(actions, at: .position(1), scope).flatMap(\.alertControls))
      presentation.want(contents.screen(over: scope.host.host))
    } else {
      presentation.want(nil)
    }
    scope.host.add(presentation)
    node.onRemoval = { presentation.viewIsGone() }
    return node.render(content, at: .position(0), scope)
  }
}

/// What an alert shows.
@MainActor struct AlertContents {
  let title: String
  let style: UIAlertController.Style
  let message: [String]
  let controls: [UIControl]

  func screen(over host: UIViewController?) -> PresentedScreen {
    PresentedScreen(id: true) { [weak host] onDismissal in
      let text = message.isEmpty ? nil : message.joined(separator: "\n")
      let alert = PlatformAlertController(title: title, message: text, preferredStyle: style)
      alert.onDismissal = onDismissal
      alert.popoverPresentationController?.sourceView = host?.view
      for case let field as UITextField in controls { alert.add(field) }
      for button in buttons { alert.add(button) }
      if needsCancel {
        alert.addAction(
          UIAlertAction(title: "Cancel", style: .cancel) { [weak alert] _ in
            alert?.hasEnded()
          })
      } else if buttons.isEmpty {
        alert.addAction(
          UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
            alert?.hasEnded()
          })
      }
      return alert
    } update: { screen in
      (screen as? PlatformAlertController)?.update(buttons)
    }
  }

  private var buttons: [UIButton] { controls.compactMap { $0 as? UIButton } }

  /// An action sheet gets a button that cancels, unless it has one (rule 301).
  private var needsCancel: Bool {
    style == .actionSheet && !buttons.contains { $0.role == .cancel }
  }
}

/// The alert of a SwiftUI view (rule 301).
final class PlatformAlertController: UIAlertController {
  var onDismissal: (@MainActor () -> Void)?
  private var rendered: [(button: UIButton, action: UIAlertAction)] = []

  /// Adds a button: its action runs after the alert is gone, then the alert's state changes.
  func add(_ button: UIButton) {
    let style: UIAlertAction.Style =
      switch button.role {
      case .destructive: .destructive
      case .cancel: .cancel
      default: .default
      }
    let action = UIAlertAction(title: button.shownName, style: style) { [weak self, button] _ in
      button.sendActions(for: .primaryActionTriggered)
      self?.hasEnded()
    }
    action.isEnabled = button.isEnabled
    addAction(action)
    rendered.append((button, action))
  }

  /// Adds a field that reads and writes as the rendered one does.
  func add(_ field: UITextField) {
    addTextField { shown in
      shown.placeholder = field.placeholder
      shown.text = field.text
      shown.isSecureTextEntry = field.isSecureTextEntry
      shown.addAction(
        UIAction { [weak shown, field] _ in
          field.text = shown?.text
          field.sendActions(for: .editingChanged)
        }, for: .editingChanged)
    }
  }

  func update(_ buttons: [UIButton]) {
    for (button, action) in rendered where buttons.contains(where: { $0 === button }) {
      action.isEnabled = button.isEnabled
    }
  }

  func hasEnded() {
    onDismissal?()
    onDismissal = nil
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    // If a button has dismissed the alert, its action comes first.
    onNextTurn(of: self) { self.hasEnded() }
  }
}

extension UIView {
  /// The buttons and fields in this view.
  fileprivate var alertControls: [UIControl] {
    if let control = self as? UIControl {
      return control is UIButton || control is UITextField ? [control] : []
    }
    return subviews.flatMap(\.alertControls)
  }
}
#endif
