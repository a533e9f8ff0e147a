#if !canImport(UIKit)
/// Where a view stands among those around it.
enum ViewSlot: Hashable {
  case position(Int)
  case id(AnyHashable)
}

/// What is kept of a view from one rendering to the next: its state, and the views of UIKit that
/// stand for it. A view of the same type in the same place goes on with it.
@MainActor final class ViewNode {
  private let type: Any.Type
  private let slot: ViewSlot
  private var children: [ViewNode] = []
  /// The children of the last rendering, as far as nobody goes on with them yet.
  private var previous: [ViewNode] = []
  private var objects: [Int: AnyObject] = [:]
  private var elementObject: AnyObject?
  /// Called when the view is no longer there.
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

  /// Renders what is inside, and lets go of what is no longer there.
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

  /// The view is no longer there, nor is anything inside it.
  func remove() {
    for child in children { child.remove() }
    children = []
    onRemoval?()
    onRemoval = nil
  }

  /// Whether anything stands for this view yet.
  var hasElement: Bool { elementObject != nil }

  /// What stands for this view, made when it is first rendered.
  func element<Element: AnyObject>(_ make: () -> Element) -> Element {
    if let known = elementObject as? Element { return known }
    let made = make()
    elementObject = made
    return made
  }

  /// What is kept for a property, by its place in the view.
  func object<Object: AnyObject>(at place: Int, _ make: () -> Object) -> Object {
    if let known = objects[place] as? Object { return known }
    let made = make()
    objects[place] = made
    return made
  }
}
#endif
