#if !canImport(UIKit)
/// Chooses a display mode that fits the width, and lays out its columns.
extension UISplitViewController {
  /// The widths, in points, that the secondary column and each column beside it need (rule 108).
  private static let (secondaryNeed, besideNeed): (CGFloat, CGFloat) = (314.5, 320)

  private func hasRoom(forBeside count: Int) -> Bool {
    arrangedWidth >= Self.secondaryNeed + CGFloat(count) * Self.besideNeed
  }

  private var mostBeside: Int { style == .tripleColumn ? 2 : 1 }

  /// The columns on screen, in the order in which they appear.
  var shownColumns: [Column] { shownColumns(in: mode) }

  func shownColumns(in mode: DisplayMode) -> [Column] {
    let beside: [Column]
    switch mode.besideCount {
    case 0: beside = []
    case 1: beside = style == .tripleColumn ? [.supplementary] : [.primary]
    default: beside = [.primary, .supplementary]
    }
    return beside + [.secondary] + (isInspectorShown ? [.inspector] : [])
  }

  /// The columns for which `isShowing` returns true (rule 104).
  var seenColumns: [Column] {
    guard isArranged else { return [] }
    if isFolded { return [topColumn] + (isInspectorPresented ? [.inspector] : []) }
    return shownColumns.filter { columns[$0]?.content != nil }
  }

  var behavior: SplitBehavior {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    case .twoBesideSecondary: .tile
    default: wishedBehavior == .automatic ? .tile : wishedBehavior
    }
  }

  /// Returns the display mode that fits the app's preferences and the width.
  func fittingMode(isResizing: Bool) -> DisplayMode {
    guard wishedMode == .automatic else { return fitting(wishedMode, isResizing: isResizing) }
    if wishedBehavior == .overlay { return .secondaryOnly }
    let count = (0...mostBeside).last(where: hasRoom) ?? 0
    return fitting(.beside(count, wishedBehavior), isResizing: isResizing)
  }

  /// Fits a display mode to the width (rule 108). Columns without room beside the secondary one lie
  /// over it; on resizing, fewer columns show instead.
  func fitting(_ wish: DisplayMode, isResizing: Bool) -> DisplayMode {
    let count = min(wish.besideCount, mostBeside)
    let form = DisplayMode.beside(count, wishedBehavior == .automatic ? wish.form : wishedBehavior)
    guard count > 0, form.form != .overlay, !hasRoom(forBeside: count) else { return form }
    guard isResizing else { return .beside(count, .overlay) }
    let fewer = (0..<count).last(where: hasRoom) ?? 0
    return .beside(fewer, wishedBehavior)
  }

  /// Sets the preferred display mode, which takes effect at once (rules 106 and 107).
  func wish(for wish: DisplayMode) {
    wishedMode = wish
    if !isClassic, wish.besideCount > 0 { wishedBehavior = wish.form }
    guard isArranged, !isFolded else { return }
    device.asCurrent { change(to: fittingMode(isResizing: false), isAnnounced: true) }
  }

  /// Changes the display mode.
  ///
  /// - Parameter isAnnounced: Whether the delegate hears of each column, too (rule 105).
  func change(to next: DisplayMode, isAnnounced: Bool, isAnimated: Bool = false) {
    guard next != mode, isArranged, !isFolded else { return }
    finishChange()
    storedDelegate?.splitViewController(self, willChangeTo: next)
    guard next != mode, !isFolded else { return }
    let (before, after) = (shownColumns, shownColumns(in: next))
    var news = ColumnNews()
    if isAnnounced {
      for column in before where !after.contains(column) && columns[column] != nil {
        tell(&news, column, isShown: false)
      }
      for column in after where !before.contains(column) && columns[column] != nil {
        tell(&news, column, isShown: true)
      }
    }
    guard !isFolded else { return }
    mode = next
    settle(isAnimated: isAnimated)
    tell(news)
  }

  /// Settles, with an animation if the view controller is on screen.
  func settle(isAnimated: Bool) {
    guard isAnimated, isOnScreen, appearance.phase == .appeared, !isSettling else {
      return settle()
    }
    let change = SplitChange(
      RunningTransition(device: device, from: self, to: self, isAnimated: true))
    self.change = change
    settle()
    device.schedule { [self] in
      guard self.change === change, let view = viewIfLoaded else { return }
      change.transition.run(in: view) { [self] _ in finish(change) }
    }
  }

  /// Finishes a running animation at once.
  func finishChange() {
    guard let change else { return }
    if change.transition.phase == .pending { finish(change) }
    change.transition.end(isCancelled: false)
  }

  private func finish(_ change: SplitChange) {
    guard self.change === change else { return }
    self.change = nil
    for host in change.leaving where !placed.contains(host) && host.parent === self {
      host.viewIfLoaded?.removeFromSuperview()
      host.endIfOpen(false)
    }
    guard appearance.phase == .appeared else { return }
    for host in placed { endAppearing(host) }
  }

  func noteWidth() {
    arrangedWidth = comingWidth ?? viewIfLoaded?.bounds.width ?? 0
  }

  /// Chooses the display mode again when the width has changed.
  private func followWidth() {
    guard let view = viewIfLoaded, view.window != nil, isArranged,
      isModeDue || view.bounds.width != arrangedWidth
    else { return }
    noteWidth()
    isModeDue = false
    if !isFolded { change(to: fittingMode(isResizing: true), isAnnounced: true) }
  }

  // Frames

  func layOutColumns() {
    comingWidth = nil
    if viewIfLoaded?.window != nil { adapt() }
    followWidth()
    if let view = viewIfLoaded { layOutColumns(in: view) }
  }

  func layOutColumns(in view: UIView) {
    guard !isFolded else {
      foldedRoot?.viewIfLoaded?.frame = view.bounds
      return
    }
    let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    var (start, end) = (CGFloat(0), view.bounds.width)
    for column in [.primary, .supplementary] as [Column] where shownColumns.contains(column) {
      let width = width(of: column)
      let isTrailing = primaryEdge == .trailing
      setFrame(of: column, x: isTrailing ? end - width : start, width: width, in: view)
      if isTrailing { end -= width } else { start += width }
    }
    if isOver { (start, end) = (0, view.bounds.width) }
    if isInspectorShown {
      end -= Self.besideNeed
      setFrame(of: .inspector, x: end, width: Self.besideNeed, in: view)
    }
    let least = mode == .twoDisplaceSecondary ? Self.secondaryNeed : 0
    setFrame(of: .secondary, x: start, width: max(end - start, least), in: view)
  }

  private func setFrame(of column: Column, x: CGFloat, width: CGFloat, in view: UIView) {
    host(of: column)?.viewIfLoaded?.frame = CGRect(
      x: x, y: 0, width: width, height: view.bounds.height)
  }

  func width(of column: Column) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    let wish = column == .primary ? primaryWidth : supplementaryWidth
    return wish.resolved(in: whole, standard: Self.besideNeed)
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns on screen besides the secondary one.
  var besideCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  var form: UISplitViewController.SplitBehavior {
    switch self {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: .tile
    }
  }

  static func beside(_ count: Int, _ form: UISplitViewController.SplitBehavior) -> Self {
    switch (count, form) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }
}
#endif
