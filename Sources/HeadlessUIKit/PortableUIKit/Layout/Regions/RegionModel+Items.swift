#if !canImport(UIKit)
/// Collects a region's items and constraints.
extension RegionModel {
  func collect(_ view: UIView, in parent: Int, isGiven: Bool) {
    let layout = view.changedAutoLayout
    let index = items.count
    layout.index = index
    layout.model = number
    var item = Item(kind: .view, view: view, index: index, parent: parent, isGiven: isGiven)
    item.wraps = view.wrapsText
    if item.wraps { item.height = view.heightOfText(atWidth: 0) }
    items.append(item)
    // The inside of a view with a frame of its own is another region.
    if isGiven, index > 0, layout.innerCount == 0 { return }
    for constraint in layout.constraints {
      bonds.append(Bond(constraint: constraint, first: Place(index), second: nil))
    }
    let kind = view.layoutKind
    if kind == .scroll { addContent(of: view, index) }
    if kind == .stack, view.layoutState.measuresSubviews { stacks.append(index) }
    guard view.layoutState.placesSubviews || layout.innerCount > 0 || !layout.constraints.isEmpty,
      view.layoutState.measuresSubviews
    else { return }
    for subview in view.subviewList { collectSubview(subview, in: index, kind) }
  }

  private func collectSubview(_ subview: UIView, in parent: Int, _ kind: LayoutKind) {
    let outerCount = subview.autoLayout?.outerCount ?? 0
    if subview.startsRegion {
      if outerCount > 0 { collect(subview, in: parent, isGiven: true) }
    } else if subview.translatesAutoresizingMaskIntoConstraints {
      collect(subview, in: parent, isGiven: true)
    } else if kind != .stack || !subview.isHidden || outerCount > 0 {
      collect(subview, in: parent, isGiven: false)
    }
  }

  private func addContent(of view: UIView, _ index: Int) {
    items[index].scroll = view.bounds.origin
    items[index].content = items.count
    items.append(
      Item(kind: .content, view: view, index: items.count, parent: index, isGiven: false))
  }

  /// Finds the items of the constraints. What refers to something elsewhere is left out.
  func bind() {
    let collected = bonds
    bonds.removeAll(keepingCapacity: true)
    for bond in collected {
      let constraint = bond.constraint
      guard let first = place(constraint.firstItem, constraint.firstAttribute, constraint)
      else { continue }
      guard constraint.hasSecondItem else {
        bonds.append(Bond(constraint: constraint, first: first, second: nil))
        continue
      }
      guard let second = place(constraint.secondItem, constraint.secondAttribute, constraint)
      else { continue }
      bonds.append(Bond(constraint: constraint, first: first, second: second))
    }
  }

  func place(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    _ constraint: NSLayoutConstraint
  ) -> Place? {
    guard let item else { return nil }
    if let guide = item as? UILayoutGuide { return place(guide) }
    guard let view = item as? UIView, let index = index(of: view) else { return nil }
    guard let content = items[index].content, attribute.isEdge else {
      return attribute.isMargin ? Place(index, insets: margins(of: view)) : Place(index)
    }
    let other = constraint.firstItem === item ? constraint.secondItem : constraint.firstItem
    guard let inside = UIView.laidOut(by: other), inside !== view, inside.isDescendant(of: view)
    else { return Place(index) }
    items[content].isUsed = true
    return Place(content)
  }

  private func index(of view: UIView) -> Int? {
    guard let layout = view.autoLayout, layout.model == number else { return nil }
    return layout.index
  }

  private func place(_ guide: UILayoutGuide) -> Place? {
    guard let owner = guide.owningView, let index = index(of: owner) else { return nil }
    switch guide.role {
    case .own, .readable:
      if guide.model == number { return Place(guide.index) }
      guide.model = number
      guide.index = items.count
      items.append(
        Item(
          kind: .guide(guide), view: owner, index: items.count, parent: index, isGiven: false))
      return Place(guide.index)
    case .frame: return Place(index)
    case .content:
      guard let content = items[index].content else { return Place(index) }
      items[content].isUsed = true
      return Place(content)
    case .safeArea: return Place(index, insets: safeArea(of: owner))
    case .margins: return Place(index, insets: margins(of: owner))
    case .keyboard: return Place(index, insets: safeArea(of: owner), isKeyboard: true)
    }
  }

  func safeArea(of view: UIView) -> UIEdgeInsets {
    let insets = view.safeAreaInsets
    guard view === root else { return insets }
    let bars = variant.bars
    return UIEdgeInsets(
      top: insets.top + bars.top, left: insets.left, bottom: insets.bottom + bars.bottom,
      right: insets.right)
  }

  func margins(of view: UIView) -> UIEdgeInsets {
    var margins = view.marginsInLayout
    if view === root, view.insetsLayoutMarginsFromSafeArea {
      margins.top += variant.bars.top
      margins.bottom += variant.bars.bottom
    }
    return margins
  }
}

/// An item, or the part of it within insets.
struct Place {
  let index: Int
  var insets = UIEdgeInsets.zero
  var isKeyboard = false

  init(_ index: Int, insets: UIEdgeInsets = .zero, isKeyboard: Bool = false) {
    self.index = index
    self.insets = insets
    self.isKeyboard = isKeyboard
  }
}
#endif
