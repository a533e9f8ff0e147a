#if canImport(UIKit)
/// Touches that a simulator's process can't make: nothing can be touched this way.
extension TestDevice {
  package func tap(_ view: UIView, times: Int, touches: Int) -> Bool { false }
  package func longPress(_ view: UIView, touches: Int) -> Bool { false }
  package func swipe(
    _ view: UIView, _ direction: UISwipeGestureRecognizer.Direction, touches: Int
  ) -> Bool { false }
  package func pan(_ view: UIView, by translation: CGPoint) -> Bool { false }
  package var canGesture: Bool { false }
  package func isUnheard(_ recognizer: UIGestureRecognizer) -> Bool { true }
  package func isOverlaid(_ view: UIView) -> Bool { false }

  package func drag(_ slider: UISlider, to value: Float) -> Bool { false }
  package func step(_ stepper: UIStepper, up: Bool) -> Bool { false }
  package func turn(_ control: UIPageControl, forward: Bool) -> Bool { false }
  package func isChosen(in picker: UIDatePicker) -> Bool { true }
  package func choose(_ date: Date, in picker: UIDatePicker) -> Bool { false }
  package func choose(row: Int, ofComponent component: Int, in picker: UIPickerView) -> Bool {
    false
  }
  package func pullToRefresh(_ scrollView: UIScrollView) -> Bool { false }
  package func scopes(of searchBar: UISearchBar) -> [String] { [] }
  package func selectScope(at index: Int, in searchBar: UISearchBar) -> Bool { false }
  package func cancel(_ searchBar: UISearchBar) -> Bool { false }

  package func hasAccessoryButton(rowAt row: IndexPath, in table: UITableView) -> Bool { false }
  package func tapAccessory(ofRowAt row: IndexPath, in table: UITableView) -> Bool { false }
  package func swipeActions(onRowAt row: IndexPath, in table: UITableView, leading: Bool)
    -> [String]
  { [] }
  package func chooseSwipeAction(
    _ title: String, onRowAt row: IndexPath, in table: UITableView, leading: Bool
  ) -> Bool { false }
  package func editingStyle(
    ofRowAt row: IndexPath, in table: UITableView
  ) -> UITableViewCell.EditingStyle { .none }
  package func commitEditing(ofRowAt row: IndexPath, in table: UITableView) -> Bool { false }
  package func menu(onRowAt row: IndexPath, in table: UITableView) -> ContextMenuOffer? { nil }
  package func chooseMenuAction(
    _ title: String, onRowAt row: IndexPath, in table: UITableView
  ) -> Bool { false }
  package func tapMenuPreview(onRowAt row: IndexPath, in table: UITableView) -> Bool { false }
  package func accessoryButtons(
    onItemAt item: IndexPath, in collection: UICollectionView
  ) -> [UICellAccessory.AccessoryType] { [] }
  package func tapAccessory(
    _ type: UICellAccessory.AccessoryType, ofItemAt item: IndexPath, in collection: UICollectionView
  ) -> Bool { false }
  package func swipeActions(
    onItemAt item: IndexPath, in collection: UICollectionView, leading: Bool
  ) -> [String] { [] }
  package func chooseSwipeAction(
    _ title: String, onItemAt item: IndexPath, in collection: UICollectionView, leading: Bool
  ) -> Bool { false }
  package func menu(
    onItemAt item: IndexPath, in collection: UICollectionView
  ) -> ContextMenuOffer? { nil }
  package func chooseMenuAction(
    _ title: String, onItemAt item: IndexPath, in collection: UICollectionView
  ) -> Bool { false }
  package func tapMenuPreview(
    onItemAt item: IndexPath, in collection: UICollectionView
  ) -> Bool { false }
  package func menu(on view: UIView) -> ContextMenuOffer? { nil }
  package func chooseMenuAction(_ title: String, on view: UIView) -> Bool { false }
  package func tapMenuPreview(on view: UIView) -> Bool { false }

  package func choices(on screen: UIViewController) -> [String] { [] }
  package func choose(_ choice: String, on screen: UIViewController) -> Bool { false }
  package func page(in view: UIView) -> String? { nil }
  package func links(in view: UIView) -> [String] { [] }
  package func tapLink(at index: Int, in view: UIView) -> Bool { false }
  package func screensBehindBack(in stack: UINavigationController) -> [UIViewController] { [] }
  package func longPressBack(in stack: UINavigationController, toScreenAt index: Int) -> Bool {
    false
  }
  package func canSwipeBack(in stack: UINavigationController) -> Bool { false }
  package func beginSwipeDown(_ presented: UIViewController) -> TestGesture? { nil }
  package var keyCommands: [UIKeyCommand] { [] }
  package func press(_ command: UIKeyCommand) -> Bool { false }
  package func tapNotification(with payload: [AnyHashable: Any]) -> Bool { false }
  package func afterwards(_ delay: Duration, _ work: @escaping @MainActor () -> Void) {}
}
#else
/// Touches that an explorer's user makes on a headless device only.
extension TestDevice {
  package func tap(_ view: UIView, times: Int, touches: Int) -> Bool {
    user.tap(view, times: times, touches: touches)
  }

  package func longPress(_ view: UIView, touches: Int) -> Bool {
    user.longPress(view, touches: touches)
  }

  package func swipe(
    _ view: UIView, _ direction: UISwipeGestureRecognizer.Direction, touches: Int
  ) -> Bool {
    user.swipe(view, direction, touches: touches)
  }

  package func pan(_ view: UIView, by translation: CGPoint) -> Bool {
    user.pan(view, by: translation)
  }

  /// Whether gestures reach an app's recognizers.
  package var canGesture: Bool { true }

  /// Whether certainly nothing in the app hears of a recognizer's gesture.
  package func isUnheard(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isUnheard }

  /// Whether a view beside this one certainly keeps touches from it.
  package func isOverlaid(_ view: UIView) -> Bool { device.perform { view.isOverlaid } }

  package func drag(_ slider: UISlider, to value: Float) -> Bool { user.drag(slider, to: value) }

  package func step(_ stepper: UIStepper, up: Bool) -> Bool {
    up ? user.increment(stepper) : user.decrement(stepper)
  }

  package func turn(_ control: UIPageControl, forward: Bool) -> Bool {
    user.turn(control, forward: forward)
  }

  /// Whether the user has chosen a date.
  package func isChosen(in picker: UIDatePicker) -> Bool { picker.isChosen }

  package func choose(_ date: Date, in picker: UIDatePicker) -> Bool {
    user.choose(date, in: picker)
  }

  package func choose(row: Int, ofComponent component: Int, in picker: UIPickerView) -> Bool {
    user.choose(row: row, ofComponent: component, in: picker)
  }

  package func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
    user.pullToRefresh(scrollView)
  }

  /// The titles of a search bar's visible scope bar.
  package func scopes(of searchBar: UISearchBar) -> [String] { searchBar.shownScopes }

  package func selectScope(at index: Int, in searchBar: UISearchBar) -> Bool {
    user.selectScope(at: index, in: searchBar)
  }

  package func cancel(_ searchBar: UISearchBar) -> Bool { user.cancel(searchBar) }
}

/// Touches on rows and in context menus.
extension TestDevice {
  package func hasAccessoryButton(rowAt row: IndexPath, in table: UITableView) -> Bool {
    device.perform { table.hasAccessoryButton(onRow: row) }
  }

  package func tapAccessory(ofRowAt row: IndexPath, in table: UITableView) -> Bool {
    user.tapAccessory(ofRowAt: row, in: table)
  }

  /// The titles of the actions that a swipe on the row reveals.
  package func swipeActions(
    onRowAt row: IndexPath, in table: UITableView, leading: Bool
  ) -> [String] {
    device.perform { table.swipeActions(onRow: row, leading: leading).map { $0.title ?? "" } }
  }

  package func chooseSwipeAction(
    _ title: String, onRowAt row: IndexPath, in table: UITableView, leading: Bool
  ) -> Bool {
    user.chooseSwipeAction(title, onRowAt: row, in: table, leading: leading)
  }

  /// How the user can edit the row right now. The data source may turn out not to commit the edit.
  package func editingStyle(
    ofRowAt row: IndexPath, in table: UITableView
  ) -> UITableViewCell.EditingStyle {
    device.perform { table.offeredStyle(onRow: row) }
  }

  /// Deletes or inserts a row. Returns false if the data source doesn't commit edits.
  package func commitEditing(ofRowAt row: IndexPath, in table: UITableView) -> Bool {
    guard table.isTouchable else { return false }
    return device.perform { table.receiveCommit(onRow: row) }
  }

  package func menu(onRowAt row: IndexPath, in table: UITableView) -> ContextMenuOffer? {
    device.perform { ContextMenu(onRow: row, in: table)?.offer }
  }

  package func chooseMenuAction(
    _ title: String, onRowAt row: IndexPath, in table: UITableView
  ) -> Bool {
    user.chooseMenuAction(title, onRowAt: row, in: table)
  }

  package func tapMenuPreview(onRowAt row: IndexPath, in table: UITableView) -> Bool {
    user.tapMenuPreview(onRowAt: row, in: table)
  }

  package func menu(on view: UIView) -> ContextMenuOffer? {
    device.perform { ContextMenu(on: view)?.offer }
  }

  package func chooseMenuAction(_ title: String, on view: UIView) -> Bool {
    user.chooseMenuAction(title, on: view)
  }

  package func tapMenuPreview(on view: UIView) -> Bool { user.tapMenuPreview(on: view) }
}

/// Touches on the items of collection views.
extension TestDevice {
  /// The kinds of the buttons among the item's accessories.
  package func accessoryButtons(
    onItemAt item: IndexPath, in collection: UICollectionView
  ) -> [UICellAccessory.AccessoryType] {
    device.perform { collection.accessoryButtons(onItem: item).map(\.accessoryType) }
  }

  package func tapAccessory(
    _ type: UICellAccessory.AccessoryType, ofItemAt item: IndexPath, in collection: UICollectionView
  ) -> Bool {
    user.tapAccessory(type, ofItemAt: item, in: collection)
  }

  /// The titles of the actions that a swipe on the item reveals.
  package func swipeActions(
    onItemAt item: IndexPath, in collection: UICollectionView, leading: Bool
  ) -> [String] {
    device.perform {
      collection.swipeActions(onItem: item, leading: leading).map { $0.title ?? "" }
    }
  }

  package func chooseSwipeAction(
    _ title: String, onItemAt item: IndexPath, in collection: UICollectionView, leading: Bool
  ) -> Bool {
    user.chooseSwipeAction(title, onItemAt: item, in: collection, leading: leading)
  }

  package func menu(
    onItemAt item: IndexPath, in collection: UICollectionView
  ) -> ContextMenuOffer? {
    device.perform { ContextMenu(onItem: item, in: collection)?.offer }
  }

  package func chooseMenuAction(
    _ title: String, onItemAt item: IndexPath, in collection: UICollectionView
  ) -> Bool {
    user.chooseMenuAction(title, onItemAt: item, in: collection)
  }

  package func tapMenuPreview(
    onItemAt item: IndexPath, in collection: UICollectionView
  ) -> Bool {
    user.tapMenuPreview(onItemAt: item, in: collection)
  }
}

/// Touches on bars and sheets, and key presses.
extension TestDevice {
  /// The titles of what the user can choose on a screen of the system's.
  package func choices(on screen: UIViewController) -> [String] {
    (screen as? any SystemScreen)?.choices ?? []
  }

  package func choose(_ choice: String, on screen: UIViewController) -> Bool {
    user.choose(choice, in: screen as? any SystemScreen)
  }

  /// The page that a web view shows; nil for any other view.
  package func page(in view: UIView) -> String? {
    (view as? WKWebView).map { $0.url?.absoluteString ?? "" }
  }

  /// The words on the links of a web view's page.
  package func links(in view: UIView) -> [String] { (view as? WKWebView)?.links.map(\.text) ?? [] }

  package func tapLink(at index: Int, in view: UIView) -> Bool {
    guard let web = view as? WKWebView, web.links.indices.contains(index) else { return false }
    return user.tap(web.links[index], in: web)
  }

  /// The screens that a long press on the back button lists, the root first; empty without that
  /// button.
  package func screensBehindBack(in stack: UINavigationController) -> [UIViewController] {
    device.perform {
      let stack = stack.stackOfBack
      return stack.showsBackButton ? stack.screensBehindBack : []
    }
  }

  package func longPressBack(in stack: UINavigationController, toScreenAt index: Int) -> Bool {
    user.longPressBack(in: stack, toScreenAt: index)
  }

  /// Whether a swipe back would begin. This may ask the delegates of the stack and of its gesture.
  package func canSwipeBack(in stack: UINavigationController) -> Bool {
    device.perform {
      let stack = stack.stackOfBack
      return stack.viewControllers.count > 1 ? stack.allowsInteractivePop : stack.canSwipeAtRoot
    }
  }

  package func beginSwipeDown(_ presented: UIViewController) -> TestGesture? {
    user.beginSwipeDown(presented).map { gesture in
      TestGesture(update: gesture.update, finish: gesture.finish, cancel: gesture.cancel)
    }
  }

  /// The key commands that the user can press now.
  package var keyCommands: [UIKeyCommand] { device.perform { device.keyCommands } }

  package func press(_ command: UIKeyCommand) -> Bool {
    user.press(command.input ?? "", command.modifierFlags)
  }

  package func tapNotification(with payload: [AnyHashable: Any]) -> Bool {
    user.tapNotification(with: payload)
    return true
  }

  /// Does something once the device's time has passed by as much.
  package func afterwards(_ delay: Duration, _ work: @escaping @MainActor () -> Void) {
    device.perform { device.schedule(after: delay, work) }
  }
}
#endif
