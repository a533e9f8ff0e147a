#if !canImport(UIKit)
/// An accessory at an end of a list row.
///
///     cell.accessories = [.disclosureIndicator()]
public struct UICellAccessory {
  /// When the row shows the accessory.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// How wide the row lays the accessory out.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, detail, delete, insert, reorder
    case multiselect, label, customView, popUpMenu
  }

  /// The end of the row at which a custom accessory is.
  public enum Placement {
    /// Where the accessory goes, given those that are there.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.endIndex })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.startIndex })
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  private(set) var handler: (@MainActor () -> Void)?
  private(set) var customView: UIView?
  private(set) var menu: UIMenu?
  private(set) var expandsByCell = false

  private init(_ type: AccessoryType, _ displayed: DisplayedState) {
    accessoryType = type
    self.displayed = displayed
  }

  private func calling(_ handler: (@MainActor () -> Void)?) -> Self {
    var copy = self
    copy.handler = handler
    return copy
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { Self(.disclosureIndicator, displayed) }

  /// A button that shows details of the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { Self(.detail, displayed).calling(actionHandler) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { Self(.checkmark, displayed) }

  /// A button that deletes the row by its handler or else reveals the trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { Self(.delete, displayed).calling(actionHandler) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { Self(.insert, displayed).calling(actionHandler) }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { Self(.reorder, displayed) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { Self(.multiselect, displayed) }

  /// A button that expands and collapses the row's children: by its handler, or else in the section
  /// snapshot of a diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = Self(.outlineDisclosure, displayed).calling(actionHandler)
    accessory.expandsByCell = options.style == .header
    return accessory
  }

  @available(iOS 17.0, *)
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: (@MainActor (UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = Self(.popUpMenu, displayed)
    accessory.menu = menu
    return accessory
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { Self(.label, displayed) }

  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    let displayed: DisplayedState
    switch configuration.placement {
    case .leading(let state, _), .trailing(let state, _): displayed = state
    }
    var accessory = Self(.customView, displayed)
    accessory.customView = configuration.customView
    return accessory
  }

  /// Whether the row shows the accessory in this mode.
  func isDisplayed(editing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: editing
    case .whenNotEditing: !editing
    }
  }
}
#endif
