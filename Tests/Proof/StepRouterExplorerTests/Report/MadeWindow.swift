/// The contents of a state's window, as a file has them.
enum MadeWindow {
  static func window(
    _ root: [String: Any]?, shape: String = "compact", session: String = "scene-1",
    isFront: Bool = true
  ) -> [String: Any] {
    [
      "session": session, "isFront": isFront, "shape": shape,
      "hierarchy": root.map { ["root": $0] } ?? [:],
    ]
  }

  /// Returns the window with what a screen shows: the kind, the text and the value of each item.
  static func showing(
    _ items: [(kind: String, text: String, value: String?)], on screen: String,
    in window: [String: Any]
  ) -> [String: Any] {
    let items = items.map { item -> [String: Any] in
      var made = ["kind": item.kind, "text": item.text]
      made["value"] = item.value
      return made
    }
    return window.merging(["contents": [["screen": screen, "items": items] as [String: Any]]]) {
      $1
    }
  }

  static func screen(
    _ typeName: String, title: String? = nil, context: String? = nil, isVisible: Bool = true,
    isSelected: Bool = false, children: [[String: Any]] = [], presented: [[String: Any]] = []
  ) -> [String: Any] {
    var node: [String: Any] = [
      "typeName": typeName, "isSelected": isSelected, "isVisible": isVisible,
      "children": children, "presented": presented, "identity": 0,
    ]
    node["title"] = title
    node["context"] = context
    return node
  }

  static func layer(_ style: String, _ root: [String: Any]) -> [String: Any] {
    ["style": style, "root": root]
  }

  /// Tabs, one of which has a stack of these screens.
  static func shop(_ stack: [String], tab: Int = 0) -> [String: Any] {
    let tabs = ["Home", "Search", "Account"].enumerated().map { index, title in
      let isShown = index == tab
      let screens = isShown ? stack : ["\(title)ViewController"]
      return screen(
        "UINavigationController", title: title, isVisible: isShown, isSelected: isShown,
        children: screens.enumerated().map {
          screen(
            $0.element, title: $0.element, isVisible: isShown && $0.offset == screens.count - 1)
        })
    }
    return screen("UITabBarController", children: tabs)
  }
}
