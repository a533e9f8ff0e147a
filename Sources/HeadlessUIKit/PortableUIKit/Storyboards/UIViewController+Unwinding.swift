#if !canImport(UIKit)
/// Finds the destination of an unwind segue (rule 158).
extension UIViewController {
  /// Finds the destination before it calls the app; without a destination, nothing happens (rule
  /// 159).
  func beginUnwinding(
    _ segue: StoryboardContents.Segue, of storyboard: UIStoryboard, action: Selector, sender: Any?
  ) {
    let source = UIStoryboardUnwindSegueSource(
      source: self, unwindAction: action, sender: sender)
    guard let destination = unwindDestination(for: source) else { return }
    perform(segue, to: destination, sender: sender) { made in
      destination.callUnwindAction(action, of: storyboard, for: made)
    }
  }

  private func unwindDestination(
    for source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for ancestor in wayUp.dropFirst() {
      if let found = ancestor.search(for: source) { return found }
    }
    return nil
  }

  /// Searches the children at any depth, then this view controller itself.
  private func search(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) {
      if let found = child.search(for: source) { return found }
    }
    let isDestination = canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return isDestination ? self : nil
  }

  private func callUnwindAction(
    _ action: Selector, of storyboard: UIStoryboard, for segue: UIStoryboardSegue
  ) {
    if let method = storyboard.unwindAction(action, on: self) { return method(self, segue) }
    if let method = action.namedMethod(of: self) {
      _ = method.call(action, on: self, with: [segue])
      return
    }
    device.misuse(
      "rule 159", "NSInvalidArgumentException",
      "-[\(type(of: self)) \(action)]: unrecognized selector sent to instance \(described)")
  }

  func hasUnwindAction(_ action: Selector, from source: UIViewController) -> Bool {
    guard self !== source, let storyboard = source.storyboard else { return false }
    return storyboard.unwindAction(action, on: self) != nil || action.namedMethod(of: self) != nil
  }

  func childrenBeside(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let searched = childContaining(source)
    return children.filter { $0 !== searched }
  }

  func childOnTheWay(from source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.source.wayUp.first { $0.parent === self }
  }

  /// This view controller, followed by its ancestors and presenters.
  var wayUp: [UIViewController] {
    var way = [self]
    while let last = way.last, let next = last.parent ?? last.presenterLink { way.append(next) }
    return way
  }
}
#endif
