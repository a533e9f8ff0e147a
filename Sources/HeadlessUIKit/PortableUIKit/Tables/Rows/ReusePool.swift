#if !canImport(UIKit)
/// Reusable views by identifier, with closures that create new ones.
@MainActor final class ReusePool<Reusable: UIView> {
  private var makers: [String: () -> Reusable] = [:]
  private var waiting: [String: [Reusable]] = [:]

  func register(_ identifier: String, _ make: (() -> Reusable)?) {
    makers[identifier] = make
  }

  func hasMaker(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Returns a waiting view, or else a new one if the identifier is registered.
  func take(_ identifier: String, preparing prepare: (Reusable) -> Void) -> Reusable? {
    guard let view = waiting[identifier]?.popLast() else { return makers[identifier]?() }
    prepare(view)
    return view
  }

  func put(_ view: Reusable, identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(view)
  }
}

extension UITableView {
  func reportUnregistered(_ identifier: String) {
    device.misuse(
      "T1", "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
  }
}
#endif
