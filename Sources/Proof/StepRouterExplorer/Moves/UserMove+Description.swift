extension UserMove: CustomStringConvertible {
  /// The move in source form: `.tap("Bag")`
  public var description: String {
    let name = name.map(\.debugDescription) ?? ""
    let text = (text ?? "").debugDescription
    let more = number.map { ", number: \($0)" } ?? ""
    let kindName = kind.rawValue
    return switch kind {
    case .back, .cancelBack, .swipeDown, .cancelSwipeDown, .escape, .openWindow, .closeWindow,
      .switchWindow, .leaveAndReturn, .interrupt, .relaunch, .fold,
      .unfold, .halfFold, .rotate, .closeSplitView:
      ".\(kindName)"
    case .toggleSidebar: ".toggleSidebar(\(self.number.map { "number: \($0)" } ?? ""))"
    case .dragSheet: ".dragSheet(to: \(name))"
    case .longPressBack: ".longPressBack(to: \(name)\(more))"
    case .turnPage, .resize, .openInSplitView: ".\(kindName)(.\(self.name ?? "")\(more))"
    case .type: ".type(\(text), into: \(name)\(more))"
    case .multiTap: ".multiTap(\(name), times: \(self.text ?? "")\(more))"
    case .swipe, .pan: ".\(kindName)(.\(self.text ?? ""), on: \(name)\(more))"
    case .slide: ".slide(\(name), to: .\(self.text ?? "")\(more))"
    case .step: ".step(.\(self.text ?? ""), \(name)\(more))"
    case .pick: ".pick(\(text), in: \(name)\(more))"
    case .swipeAction, .menuAction: ".\(kindName)(\(text), of: \(name)\(more))"
    case .tapAccessory, .openPreview: ".\(kindName)(of: \(name)\(more))"
    case .tap, .tab, .happens, .longPress, .pullToRefresh, .deleteRow, .insertRow, .press,
      .quickAction, .notification, .request, .link:
      ".\(kindName)(\(name)\(more))"
    }
  }
}
