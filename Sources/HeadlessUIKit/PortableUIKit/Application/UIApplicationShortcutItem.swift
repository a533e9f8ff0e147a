#if !canImport(UIKit)
/// A quick action on the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  open internal(set) var type: String
  open internal(set) var localizedTitle: String
  open internal(set) var localizedSubtitle: String?
  open internal(set) var icon: UIApplicationShortcutIcon?
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  open internal(set) var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A quick action on the app's icon whose properties you can set.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }

  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }

  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }

  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }

  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  public convenience init(systemImageName: String) {
    self.init()
  }

  public convenience init(templateImageName: String) {
    self.init()
  }
}
#endif
