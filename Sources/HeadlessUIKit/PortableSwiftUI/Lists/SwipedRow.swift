#if !canImport(UIKit)
/// A row of a list that the user may be able to delete.
struct SwipedRow<Content: View>: View {
  typealias Body = Never

  let content: Content
}

extension SwipedRow: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    var inner = scope
    inner.environment.ownDeletion = nil
    let views = node.render(content, at: .position(0), inner)
    // The app's own actions take the place of the deletion.
    guard let delete = scope.environment.ownDeletion, !views.contains(where: { $0 is SwipedView })
    else { return views }
    let row = node.element { SwipedView() }
    row.arrange(views, actions: [SwipedView.Action(title: "Delete") { delete() }])
    return [row]
  }
}

/// A row with actions that a swipe offers. One action is performed at once, as a full swipe does;
/// of several, or if a full swipe isn't allowed, the swipe shows the buttons.
final class SwipedView: UIStackView {
  struct Action {
    let title: String
    var isLeading = false
    let perform: () -> Void
  }

  private var views: [UIView] = []
  private var actions: [Action] = []
  private var allowsFullSwipe = true
  private var shown: [UIButton] = []
  private lazy var swipes = [
    ActionSwipe(.left) { [weak self] in self?.swipe(leading: false) },
    ActionSwipe(.right) { [weak self] in self?.swipe(leading: true) },
  ]

  func arrange(_ views: [UIView], actions: [Action], allowsFullSwipe: Bool = true) {
    if self.actions.map(\.title) != actions.map(\.title) { shown = [] }
    measuresSubviews = false
    self.views = views
    self.actions = actions
    self.allowsFullSwipe = allowsFullSwipe
    accessibilityLabel = views.flatMap(\.spokenTexts).first
    for swipe in swipes {
      let isNeeded = actions.contains { $0.isLeading == (swipe.direction == .right) }
      if isNeeded, swipe.view == nil { addGestureRecognizer(swipe) }
      if !isNeeded, swipe.view != nil { removeGestureRecognizer(swipe) }
    }
    arrange(views + shown)
  }

  private func swipe(leading: Bool) {
    let offered = actions.filter { $0.isLeading == leading }
    if offered.count == 1, allowsFullSwipe { return offered[0].perform() }
    shown = offered.map { action in
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          self?.hideActions()
          action.perform()
        }, for: .primaryActionTriggered)
      return button
    }
    arrange(views + shown)
  }

  private func hideActions() {
    shown = []
    arrange(views)
  }
}

/// A swipe that performs an action, without the Objective-C runtime.
final class ActionSwipe: UISwipeGestureRecognizer {
  private let perform: @MainActor () -> Void

  init(_ direction: UISwipeGestureRecognizer.Direction, _ perform: @escaping @MainActor () -> Void)
  {
    self.perform = perform
    super.init(target: nil, action: nil)
    self.direction = direction
  }

  override var state: State {
    didSet { if state == .ended { perform() } }
  }
}

extension UIView {
  /// The texts of labels and buttons in this view, in view order.
  var spokenTexts: [String] {
    if let button = self as? UIButton { return [button.currentTitle ?? ""].filter { $0 != "" } }
    if let label = self as? UILabel { return label.text.map { [$0] } ?? [] }
    return subviews.flatMap(\.spokenTexts)
  }
}
#endif
