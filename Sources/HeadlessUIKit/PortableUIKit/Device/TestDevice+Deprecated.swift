/// Former names of touches, which differ from the names in `HeadlessDevice.user`.
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

  /// Returns true if there's a page to swipe to in this direction. This may ask the data source.
  @available(*, deprecated, renamed: "canSwipePage(_:in:)")
  public func canTurnPage(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> Bool { canSwipePage(direction, in: pages) }

  /// Swipes to the next or previous page.
  @available(*, deprecated, renamed: "swipePage(_:in:)")
  @discardableResult
  public func turnPage(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> Bool { swipePage(direction, in: pages) }
}
