/// View controllers: their values, items and bars; gesture recognizers.
extension InterfaceWriter {
  static let recognizers = [
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
  ]

  private static let ignored: Set<String> = [
    "id", "storyboardIdentifier", "userLabel", "customClass", "customModule",
    "customModuleProvider", "sceneMemberID", "automaticallyAdjustsScrollViewInsets",
    "extendedLayoutIncludesOpaqueBars", "autoresizesArchivedViewToFullSize", "style", "behavior",
    "columnStyle", "transitionStyle", "navigationOrientation", "spineLocation",
    "wantsFullScreenLayout", "interfaceStyle", "nibName", "preferredDisplayMode", "primaryEdge",
    "presentsWithGesture", "pageSpacing", "doubleSided", "hidesBarsOnSwipe", "hidesBarsOnTap",
    "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact", "colorLabel",
    "showsSecondaryOnlyButton", "displayModeButtonVisibility", "primaryBackgroundStyle",
  ]

  private static let parts: Set<String> = [
    "layoutGuides", "navigationItem", "tabBarItem", "toolbarItems", "connections", "value",
    "extendedEdge", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics",
    "simulatedOrientationMetrics", "size", "nil", "navigationBar", "toolbar", "tabBar",
    "refreshControl", "userDefinedRuntimeAttributes", "keyCommands", "modalPageSheetSize",
    "modalFormSheetSize", "freeformSimulatedSizeMetrics", "point",
  ]

  /// Writes the values of a view controller that the code calls `it`.
  func writeController(_ controller: InterfaceElement) {
    for (name, value) in controller.attributes.sorted(by: { $0.key < $1.key }) {
      write(name, value, of: controller)
    }
    if controller.isYes("useStoryboardIdentifierAsRestorationIdentifier"),
      let identifier = controller["storyboardIdentifier"]
    {
      write("it.restorationIdentifier = \(identifier.literal)", at: controller)
    }
    for child in controller.children { writePart(child) }
    writeRuntimeAttributes(of: controller)
  }

  private func write(_ name: String, _ value: String, of controller: InterfaceElement) {
    let isYes = value == "YES"
    switch name {
    case "title": write("it.title = \(value.literal)", at: controller)
    case "restorationIdentifier":
      write("it.restorationIdentifier = \(value.literal)", at: controller)
    case "hidesBottomBarWhenPushed", "definesPresentationContext",
      "providesPresentationContextTransitionStyle":
      write("it.\(name) = \(isYes)", at: controller)
    case "modalInPresentation": write("it.isModalInPresentation = \(isYes)", at: controller)
    case "modalPresentationStyle":
      let styles = [
        "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
        "overFullScreen", "overCurrentContext", "popover",
      ]
      if styles.contains(value) {
        write("it.modalPresentationStyle = .\(value)", at: controller)
      }
    case "modalTransitionStyle":
      if Self.transitions.contains(value) {
        write("it.modalTransitionStyle = .\(value)", at: controller)
      }
    case "navigationBarHidden": write("it.isNavigationBarHidden = \(isYes)", at: controller)
    case "toolbarHidden": write("it.isToolbarHidden = \(isYes)", at: controller)
    case "clearsSelectionOnViewWillAppear":
      write("it.clearsSelectionOnViewWillAppear = \(isYes)", at: controller)
    case "editing": write("it.isEditing = \(isYes)", at: controller)
    case "useStoryboardIdentifierAsRestorationIdentifier": break
    default:
      if !Self.ignored.contains(name) {
        warn(controller, "The attribute '\(name)' of a '\(controller.name)' isn't translated.")
      }
    }
  }

  private func writePart(_ part: InterfaceElement) {
    switch part.name {
    case "navigationItem": writeNavigationItem(part, "it.navigationItem")
    case "tabBarItem": writeTabBarItem(part)
    case "toolbarItems":
      let items = part.children.filter { $0.name == "barButtonItem" }
      write("it.toolbarItems = [\(items.map(makeItem).joined(separator: ", "))]", at: part)
    case "navigationBar": writeBar(part, "navigationBar", "UINavigationBar")
    case "toolbar": writeBar(part, "toolbar", "UIToolbar")
    case "tabBar": writeBar(part, "tabBar", "UITabBar")
    case "value" where part.key == "contentSizeForViewInPopover",
      "size" where part.key == "preferredContentSize":
      write("it.preferredContentSize = \(size(part))", at: part)
    default:
      if !Self.parts.contains(part.name), Self.views[part.name] == nil {
        warn(part, "A '\(part.name)' of a view controller isn't translated.")
      }
    }
  }

  private func writeBar(_ bar: InterfaceElement, _ property: String, _ type: String) {
    guard !bar.id.isEmpty else { return }
    write("do { let bar: \(type)? = it.\(property); if let bar {", at: bar)
    write("nib.add(\(bar.id.literal), bar) { (it: \(type)) in", at: bar)
    if bar.name == "navigationBar", bar.isYes("largeTitles") {
      write("it.prefersLargeTitles = true", at: bar)
    }
    write("} } }", at: bar)
  }

  // Items

  func writeNavigationItem(_ item: InterfaceElement, _ code: String) {
    if item["customClass"] != nil {
      warn(item, "The class of a navigation item isn't translated.")
    }
    write("nib.add(\(item.id.literal), \(code)) { (it: UINavigationItem) in", at: item)
    for name in ["title", "prompt", "backButtonTitle"] {
      if let value = item[name] ?? item.child(key: name).map(\.text) {
        write("it.\(name) = \(value.literal)", at: item)
      }
    }
    for name in ["hidesBackButton", "leftItemsSupplementBackButton"] where item[name] != nil {
      write("it.\(name) = \(item.isYes(name))", at: item)
    }
    if let mode = item["largeTitleDisplayMode"], ["always", "never"].contains(mode) {
      write("it.largeTitleDisplayMode = .\(mode)", at: item)
    }
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      if let button = item.child(key: key) { write("it.\(key) = \(makeItem(button))", at: button) }
    }
    for list in ["leftBarButtonItems", "rightBarButtonItems"] {
      let buttons = item.list(list).filter { $0.name == "barButtonItem" }
      if !buttons.isEmpty {
        write("it.\(list) = [\(buttons.map(makeItem).joined(separator: ", "))]", at: item)
      }
    }
    if let view = item.child(key: "titleView") {
      write("it.titleView = \(make(view))", at: view)
    }
    write("}", at: item)
  }

  private func writeTabBarItem(_ item: InterfaceElement) {
    let systemItems = [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
      "search", "downloads", "mostRecent", "mostViewed",
    ]
    let type = className(of: item, else: "UITabBarItem")
    if let system = item["systemItem"], systemItems.contains(system) {
      write(
        "it.tabBarItem = nib.add(\(item.id.literal), \(type)(tabBarSystemItem: .\(system), tag: 0)) "
          + "{ (it: UITabBarItem) in", at: item)
    } else {
      write(
        "it.tabBarItem = nib.add(\(item.id.literal), \(type)(title: \(item["title"]?.literal ?? "nil")"
          + ", image: \(image(item) ?? "nil"), tag: 0)) { (it: UITabBarItem) in", at: item)
    }
    if let image = image(item, "selectedImage") { write("it.selectedImage = \(image)", at: item) }
    if let badge = item["badgeValue"] { write("it.badgeValue = \(badge.literal)", at: item) }
    if let tag = item["tag"].flatMap(Int.init) { write("it.tag = \(tag)", at: item) }
    if item["enabled"] == "NO" { write("it.isEnabled = false", at: item) }
    writeItemAccessibility(of: item)
    write("}", at: item)
  }

  private static let systemItems: Set<String> = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "close",
  ]

  /// Writes the function that makes a bar button item, later, and returns its call.
  func makeItem(_ item: InterfaceElement) -> String {
    later { [self] in writeItem(item) }
    return "\(function(of: item))(nib)"
  }

  private func writeItem(_ item: InterfaceElement) {
    write(
      "private static func \(function(of: item))(_ nib: _InterfaceObjects) -> UIBarButtonItem {",
      at: item)
    let system = item["systemItem"].flatMap { Self.systemItems.contains($0) ? $0 : nil }
    let type = className(of: item, else: "UIBarButtonItem")
    let style = ["done", "prominent"].contains(item["style"]) ? ".done" : ".plain"
    let made =
      system.map { "\(type)(barButtonSystemItem: .\($0), target: nil, action: nil)" }
      ?? "\(type)(title: \(item["title"]?.literal ?? "nil"), style: \(style), target: nil, action: "
      + "nil)"
    write("nib.add(\(item.id.literal), \(made)) { (it: UIBarButtonItem) in", at: item)
    if system != nil, item["style"] == "done" { write("it.style = .done", at: item) }
    if let image = image(item) { write("it.image = \(image)", at: item) }
    if item["enabled"] == "NO" { write("it.isEnabled = false", at: item) }
    if item.isYes("hidden") { write("it.isHidden = true", at: item) }
    if let tag = item["tag"].flatMap(Int.init) { write("it.tag = \(tag)", at: item) }
    if let width = item["width"] { write("it.width = \(number(width))", at: item) }
    if let view = item.child(key: "customView") {
      write("it.customView = \(make(view))", at: view)
    }
    if let menu = item.child(key: "menu") { warn(menu, "A menu isn't translated.") }
    writeItemAccessibility(of: item)
    write("}", at: item)
    write("}", at: item)
  }

  private func writeItemAccessibility(of item: InterfaceElement) {
    guard let accessibility = item.child("accessibility") else { return }
    for (name, property) in [
      ("label", "accessibilityLabel"), ("identifier", "accessibilityIdentifier"),
    ] {
      if let value = accessibility[name] {
        write("it.\(property) = \(value.literal)", at: accessibility)
      }
    }
  }

  // Gesture recognizers

  func writeRecognizer(_ element: InterfaceElement) {
    let base = Self.recognizers[element.name] ?? "UIGestureRecognizer"
    let type = className(of: element, else: base)
    write(
      "nib.add(\(element.id.literal), \(type)(target: nil, action: nil)) { (it: \(base)) in",
      at: element)
    for name in ["numberOfTapsRequired", "numberOfTouchesRequired"] {
      if let value = element[name].flatMap(Int.init), base != "UIPanGestureRecognizer" {
        write("it.\(name) = \(value)", at: element)
      }
    }
    if base == "UILongPressGestureRecognizer", let value = element["minimumPressDuration"] {
      write("it.minimumPressDuration = \(number(value))", at: element)
    }
    if let direction = element["direction"], ["left", "right", "up", "down"].contains(direction) {
      write("it.direction = .\(direction)", at: element)
    }
    if let edges = element.child("rectEdge") ?? element.child(key: "edges") {
      let set = ["top", "left", "bottom", "right"].filter { edges.isYes($0) }.map { ".\($0)" }
      write("it.edges = [\(set.joined(separator: ", "))]", at: edges)
    }
    if element["enabled"] == "NO" { write("it.isEnabled = false", at: element) }
    write("}", at: element)
    // The view that recognizes holds it; one that none has would be gone.
    write("nib.keep(nib.find(\(element.id.literal)))", at: element)
  }
}
