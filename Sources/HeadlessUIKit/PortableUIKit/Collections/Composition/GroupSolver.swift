#if !canImport(UIKit)
/// Places the items of one group.
@MainActor struct GroupSolver {
  /// An item's place in its outermost group.
  struct Place {
    var frame: CGRect
    var zIndex = 0
    var badges: [NSCollectionLayoutSupplementaryItem] = []
  }

  let environment: any NSCollectionLayoutEnvironment
  /// A group that would hold more items than this is wrong, and nothing on screen needs them.
  private static let limit = 1_000

  func places(of group: NSCollectionLayoutGroup, size: CGSize) -> [Place] {
    switch group.arrangement {
    case .custom(let provider):
      return provider(environment).map { Place(frame: $0.frame, zIndex: $0.zIndex) }
    case .line(let isHorizontal, let subitems):
      return line(of: subitems, in: group, size: size, isHorizontal: isHorizontal)
    case .repeated(let isHorizontal, let item, let count, let inShares):
      return line(
        of: Array(repeating: item, count: count), in: group, size: size,
        isHorizontal: isHorizontal, shares: inShares ? count : nil, repeats: false)
    }
  }

  /// Places items beside one another, again and again until the group is full if they repeat.
  private func line(
    of subitems: [NSCollectionLayoutItem], in group: NSCollectionLayoutGroup, size: CGSize,
    isHorizontal: Bool, shares: Int? = nil, repeats: Bool = true
  ) -> [Place] {
    guard !subitems.isEmpty else { return [] }
    let axis = LayoutAxis(isVertical: !isHorizontal)
    let room = axis.along(of: size)
    let spacing = group.interItemSpacing?.spacing ?? 0
    let share = shares.map { (room - spacing * CGFloat($0 - 1)) / CGFloat($0) }
    var places: [Place] = []
    var start: CGFloat = 0
    for index in 0..<(repeats ? Self.limit : subitems.count) {
      let item = subitems[index % subitems.count]
      var itemSize = item.layoutSize.size(in: size)
      if let share { itemSize = axis.size(along: share, across: axis.across(of: itemSize)) }
      let length = axis.along(of: itemSize)
      // Half a point of room for rounding: three thirds fill a group.
      if repeats, index > 0, start + length > room + 0.5 { break }
      let frame = axis.rect(along: start, across: 0, size: itemSize)
      places += self.places(of: item, in: frame)
      start += length + spacing
      if repeats, length <= 0 { break }
    }
    return places
  }

  private func places(of item: NSCollectionLayoutItem, in frame: CGRect) -> [Place] {
    let inner = frame.inset(by: item.contentInsets).inset(by: item.edgeSpacing)
    guard let group = item as? NSCollectionLayoutGroup else {
      return [Place(frame: inner, badges: item.supplementaryItems)]
    }
    return places(of: group, size: inner.size).map { place in
      var moved = place
      moved.frame.origin.x += inner.minX
      moved.frame.origin.y += inner.minY
      return moved
    }
  }
}

extension CGRect {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  @MainActor fileprivate func inset(by spacing: NSCollectionLayoutEdgeSpacing?) -> CGRect {
    guard let spacing else { return self }
    return inset(
      by: UIEdgeInsets(
        top: spacing.top?.spacing ?? 0, left: spacing.leading?.spacing ?? 0,
        bottom: spacing.bottom?.spacing ?? 0, right: spacing.trailing?.spacing ?? 0))
  }
}
#endif
