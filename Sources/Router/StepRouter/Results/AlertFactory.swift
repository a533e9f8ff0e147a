import PortableUIKit

/// Builds an alert or an action sheet, so that it's a step like any other screen.
///
/// ```swift
/// let deletion = StepAssembly(
///   finder: NilFinder(),
///   factory: AlertFactory { (order: Order.ID) in
///     AlertContent(
///       title: "Delete order \(order)?",
///       actions: [
///         AlertAction("Delete", style: .destructive, returning: true),
///         AlertAction("Keep", style: .cancel, returning: false),
///       ])
///   }
/// )
/// .using(.present())
/// .from(.current)
/// .assemble()
///
/// guard try await router.result(of: deletion, with: 42) else { return }
/// ```
///
/// If the alert goes without a choice, for example because of a deep link, the wait ends with
/// `CancellationError`. On an iPad, an action sheet has to point to something:
/// `.using(.present(popoverSource: …))`.
public struct AlertFactory<Value, Context>: Factory {
  private let content: @MainActor (Context) throws -> AlertContent<Value>

  /// Makes a factory for an alert whose content depends on the context. An error from the closure
  /// ends the navigation with ``RoutingError/buildFailed(_:underlying:progress:)``.
  public init(_ content: @escaping @MainActor (Context) throws -> AlertContent<Value>) {
    self.content = content
  }

  /// Makes a factory for an alert that's always the same.
  ///
  /// ```swift
  /// AlertFactory<Bool, Void>(
  ///   title: "Log out?",
  ///   actions: [
  ///     AlertAction("Log out", style: .destructive, returning: true),
  ///     AlertAction("Stay", style: .cancel, returning: false),
  ///   ])
  /// ```
  public init(
    title: String? = nil, message: String? = nil, style: UIAlertController.Style = .alert,
    actions: [AlertAction<Value>]
  ) {
    self.init { _ in
      AlertContent(title: title, message: message, style: style, actions: actions)
    }
  }

  /// Builds the alert with its actions and text fields.
  public func build(with context: Context) throws -> AlertController<Value> {
    let content = try content(context)
    let alert = AlertController<Value>(
      title: content.title, message: content.message, preferredStyle: content.style)
    for configure in content.textFields {
      alert.addTextField { field in configure(field) }
    }
    for action in content.actions {
      let button = UIAlertAction(title: action.title, style: action.style) { [weak alert] _ in
        guard let alert else { return }
        alert.returnResult(action.value(alert))
      }
      alert.addAction(button)
      if action.isPreferred { alert.preferredAction = button }
    }
    return alert
  }
}

/// The text, buttons and text fields of an alert.
///
/// ```swift
/// AlertContent(
///   title: "Rename", actions: [AlertAction("OK") { $0.textFields?.first?.text ?? "" }],
///   textFields: [{ field in field.placeholder = "Name" }])
/// ```
@MainActor
public struct AlertContent<Value> {
  let title: String?
  let message: String?
  let style: UIAlertController.Style
  let actions: [AlertAction<Value>]
  let textFields: [@MainActor (UITextField) -> Void]

  /// Makes the content of an alert or action sheet. Each closure in `textFields` configures a text
  /// field.
  public init(
    title: String? = nil, message: String? = nil, style: UIAlertController.Style = .alert,
    actions: [AlertAction<Value>], textFields: [@MainActor (UITextField) -> Void] = []
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.actions = actions
    self.textFields = textFields
  }
}
