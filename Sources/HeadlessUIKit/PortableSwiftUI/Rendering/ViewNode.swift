#if !canImport(UIKit)
/// The place of a view among its siblings.
enum ViewSlot: Hashable {
  case position(Int)
  case id(AnyHashable)
}

/// The storage that a view keeps from rendering to rendering: its state, and the UIKit views that
/// represent it. A view of the same type in the same place continues with it.
@MainActor final class ViewNode {
  private let type: Any.Type
  private let slot: ViewSlot
  private var children: [ViewNode] = []
  /// Children from the last rendering that no view has reused yet.
  private var previous: [ViewNode] = []
  private var objects: [Int: AnyObject] = [:]
  private var elementObject: AnyObject?
  /// A closure that runs when the view goes away.
  var onRemoval: (@MainActor () -> Void)?

  init(_ type: Any.Type, at slot: ViewSlot) {
    self.type = type
    self.slot = slot
  }

  /// Renders a view inside this one.
  func render<Content: View>(
    _ view: Content, at slot: ViewSlot, _ scope: RenderScope
  ) -> [UIView] {
    let child = takePrevious(Content.self, at: slot) ?? ViewNode(Content.self, at: slot)
    children.append(child)
    return child.renderItself { child.render(itself: view, scope) }
  }

  /// Renders the content and removes the nodes of views that are gone.
  func renderItself(_ body: () -> [UIView]) -> [UIView] {
    previous = children
    children = []
    let views = body()
    let gone = previous
    previous = []
    for node in gone { node.remove() }
    return views
  }

  private func render<Content: View>(itself view: Content, _ scope: RenderScope) -> [UIView] {
    if let view = view as? any RenderedView { return view.render(in: self, scope) }
    var connected = view
    ViewFields.connect(&connected, to: self, scope)
    return render(connected.body, at: .position(0), scope)
  }

  private func takePrevious(_ type: Any.Type, at slot: ViewSlot) -> ViewNode? {
    previous.firstIndex { $0.type == type && $0.slot == slot }.map { previous.remove(at: $0) }
  }

  /// Removes the node of this view and every node inside it.
  func remove() {
    for child in children { child.remove() }
    children = []
    onRemoval?()
    onRemoval = nil
  }

  /// Whether an element represents this view yet.
  var hasElement: Bool { elementObject != nil }

  /// Returns the element that represents this view, creating it at the first rendering.
  func element<Element: AnyObject>(_ make: () -> Element) -> Element {
    if let known = elementObject as? Element { return known }
    let made = make()
    elementObject = made
    return made
  }

  /// Returns the storage of a property by its place in the view, creating it on first use.
  func object<Object: AnyObject>(at place: Int, _ make: () -> Object) -> Object {
    if let known = objects[place] as? Object { return known }
    let made = make()
    objects[place] = made
    return made
  }
}
#endif
