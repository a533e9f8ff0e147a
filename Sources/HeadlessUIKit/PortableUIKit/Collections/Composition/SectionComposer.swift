#if !canImport(UIKit)
/// The placed sections of a compositional layout.
@MainActor struct ComposedSections {
  var elements = PlacedElements()
  /// The sections that scroll across the layout's direction.
  var scrolling: Set<Int> = []
  var lists: [Int: UICollectionLayoutListConfiguration] = [:]
}

/// Places section after section of a compositional layout.
@MainActor struct SectionComposer {
  private let size: CGSize
  private let axis: LayoutAxis
  private let configuration: UICollectionViewCompositionalLayoutConfiguration
  let environment: LayoutEnvironment
  private var composed = ComposedSections()
  private var end: CGFloat = 0
  private var isFirst = true

  init(
    size: CGSize, axis: LayoutAxis,
    configuration: UICollectionViewCompositionalLayoutConfiguration, traits: UITraitCollection
  ) {
    self.size = size
    self.axis = axis
    self.configuration = configuration
    environment = LayoutEnvironment(contentSize: size, traitCollection: traits)
    addOutlines(
      configuration.boundarySupplementaryItems, isAbove: true,
      at: IndexPath(index: 0), inset: .zero)
  }

  mutating func add(_ section: NSCollectionLayoutSection, at index: Int, count: Int) {
    if !isFirst { end += configuration.interSectionSpacing }
    isFirst = false
    let start = end
    let path = IndexPath(item: 0, section: index)
    let outlines = section.boundarySupplementaryItems
    if section.orthogonalScrollingBehavior != .none { composed.scrolling.insert(index) }
    composed.lists[index] = section.list
    addOutlines(outlines, isAbove: true, at: path, inset: section.contentInsets)
    addItems(of: section, at: index, count: count)
    addOutlines(outlines, isAbove: false, at: path, inset: section.contentInsets)
    let area = axis.rect(
      along: start, across: 0,
      size: axis.size(along: end - start, across: axis.across(of: size)))
    for item in section.decorationItems {
      composed.elements.add(
        .decoration(item.elementKind), at: path, area.inset(by: item.contentInsets),
        zIndex: item.zIndex, isFixed: true)
    }
  }

  consuming func finish() -> ComposedSections {
    addOutlines(
      configuration.boundarySupplementaryItems, isAbove: false, at: IndexPath(index: 0),
      inset: .zero)
    composed.elements.size = axis.size(along: end, across: axis.across(of: size))
    return composed
  }

  private mutating func addItems(
    of section: NSCollectionLayoutSection, at index: Int, count: Int
  ) {
    let insets = section.contentInsets
    let room = CGRect(origin: .zero, size: size).inset(by: insets).size
    let groupSize = section.group.layoutSize.size(in: room)
    let inner = LayoutEnvironment(
      contentSize: groupSize, traitCollection: environment.traitCollection)
    let places = GroupSolver(environment: inner).places(
      of: section.group,
      size: CGRect(origin: .zero, size: groupSize).inset(by: section.group.contentInsets).size)
    end += axis.isVertical ? insets.top : insets.leading
    let start = end
    var across = axis.isVertical ? insets.leading : insets.top
    let scrolls = section.orthogonalScrollingBehavior != .none
    var item = 0
    while item < count, !places.isEmpty {
      let group = axis.rect(along: scrolls ? start : end, across: across, size: groupSize)
      for place in places.prefix(count - item) {
        add(place, at: IndexPath(item: item, section: index), in: group, of: section.group)
        item += 1
      }
      let length = scrolls ? axis.across(of: groupSize) : axis.along(of: groupSize)
      let step = length + (item < count ? section.interGroupSpacing : 0)
      if scrolls { across += step } else { end += step }
    }
    if scrolls, count > 0 { end = start + axis.along(of: groupSize) }
    end += axis.isVertical ? insets.bottom : insets.trailing
  }

  private mutating func add(
    _ place: GroupSolver.Place, at path: IndexPath, in group: CGRect,
    of layoutGroup: NSCollectionLayoutGroup
  ) {
    var frame = place.frame
    frame.origin.x += group.minX + layoutGroup.contentInsets.leading
    frame.origin.y += group.minY + layoutGroup.contentInsets.top
    composed.elements.add(.cell, at: path, frame, zIndex: place.zIndex)
    for badge in place.badges {
      composed.elements.add(
        .supplementary(badge.elementKind), at: path, badge.frame(in: frame), zIndex: badge.zIndex)
    }
  }

  /// Adds headers or footers. Those at the sides lie over the section's start.
  private mutating func addOutlines(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], isAbove: Bool, at path: IndexPath,
    inset: NSDirectionalEdgeInsets
  ) {
    for item in items where item.isBefore(axis) == isAbove {
      let wanted = item.layoutSize.size(in: CGRect(origin: .zero, size: size).inset(by: inset).size)
      let start = axis.isVertical ? inset.leading : inset.top
      var frame = axis.rect(along: end, across: start, size: wanted)
      frame.origin.x += item.offset.x
      frame.origin.y += item.offset.y
      composed.elements.add(
        .supplementary(item.elementKind), at: path, frame, zIndex: item.zIndex, isFixed: true)
      if item.extendsBoundary, item.takesRoom(axis) { end += axis.along(of: wanted) }
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Whether the view belongs to the start of its section rather than to its end.
  fileprivate func isBefore(_ axis: LayoutAxis) -> Bool {
    !alignment.edges.contains(axis.isVertical ? .bottom : .trailing)
  }

  /// Whether the view is at the start or the end of its section, rather than at a side.
  fileprivate func takesRoom(_ axis: LayoutAxis) -> Bool {
    let ends: NSDirectionalRectEdge = axis.isVertical ? [.top, .bottom] : [.leading, .trailing]
    return !alignment.edges.isDisjoint(with: ends)
  }
}
#endif
