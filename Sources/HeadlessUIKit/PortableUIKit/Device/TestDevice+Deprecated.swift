/// Names that a touch had here and not on `HeadlessDevice.user`.
extension TestDevice {
  /// Taps a row of a table.
  @available(*, deprecated, renamed: "selectRow(at:in:)")
  @discardableResult
  public func tap(row: IndexPath, of table: UITableView) -> Bool { selectRow(at: row, in: table) }

  /// Taps a segment.
  @available(*, deprecated, renamed: "selectSegment(at:in:)")
  @discardableResult
  public func tap(segment: Int, of control: UISegmentedControl) -> Bool {
    selectSegment(at: segment, in: control)
  }

  /// Whether there is a page to swipe to in this direction. The data source is asked for it.
  @available(*, deprecated, renamed: "canSwipePage(_:in:)")
  public func canTurnPage(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> Bool { canSwipePage(direction, in: pages) }

  /// Swipes to the next page, or the one before.
  @available(*, deprecated, renamed: "swipePage(_:in:)")
  @discardableResult
  public func turnPage(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> Bool { swipePage(direction, in: pages) }
}
