extension UserMove {
  /// The move as an instruction: `Tap “Bag”`
  package var phrase: String {
    let text = "“\(text ?? "")”"
    let name = "“\(name ?? "")”\(number.map { " (number \($0))" } ?? "")"
    return switch kind {
    case .tap: "Tap \(name)"
    case .multiTap: "Tap \(name) \(self.text ?? "") times"
    case .longPress: "Long-press \(name)"
    case .swipe: "Swipe \(self.text ?? "") on \(name)"
    case .pan: "Drag \(self.text ?? "") across \(name)"
    case .type: "Type \(text) into \(name)"
    case .slide: "Drag the slider \(name) to its \(self.text ?? "")"
    case .step: "Step \(self.text ?? "") with \(name)"
    case .pick: "Choose \(text) in \(name)"
    case .pullToRefresh: "Pull \(name) down to refresh it"
    case .tapAccessory: "Tap the accessory button of \(name)"
    case .swipeAction: "Swipe \(name) and choose \(text)"
    case .deleteRow: "Delete \(name)"
    case .insertRow: "Insert a row with \(name)"
    case .menuAction: "Long-press \(name) and choose \(text)"
    case .openPreview: "Long-press \(name) and tap its preview"
    case .tab: "Switch to the tab \(name)"
    case .back: "Go back"
    case .longPressBack: "Long-press Back and choose \(name)"
    case .cancelBack: "Swipe back and let go halfway"
    case .swipeDown: "Swipe the sheet down"
    case .cancelSwipeDown: "Swipe the sheet down and let go halfway"
    case .dragSheet: "Drag the sheet to \(name)"
    case .turnPage: "Turn to the \(self.name == "back" ? "previous" : "next") page"
    case .toggleSidebar: "Show or hide the sidebar"
    case .escape: "Make VoiceOver’s escape gesture"
    case .press: "Press \(name)"
    case .resize: "Make the window \(self.name == "regular" ? "wide" : "narrow")"
    case .fold: "Close the phone"
    case .unfold: "Open the phone"
    case .halfFold: "Fold the phone half"
    case .rotate: "Turn the phone"
    case .openInSplitView: "Put the app into the \(self.name ?? "") half of the display"
    case .closeSplitView: "End Split View"
    case .openWindow: "Open another window"
    case .closeWindow: "Close this window"
    case .switchWindow: "Switch to the other window"
    case .leaveAndReturn: "Go to the home screen and come back"
    case .interrupt: "Open Control Center over the app, and close it"
    case .quickAction: "Choose the quick action \(name) on the app’s icon"
    case .notification: "Tap the notification \(name)"
    case .relaunch: "Have the system end the app, then launch it again"
    case .happens: "It happens: \(self.name ?? "")"
    case .request: "The router is asked for \(name)"
    case .link: "The link \(name) arrives"
    }
  }
}

extension UserMove {
  /// The move in a sentence: `‘Tap “Bag”’`
  var words: String { "‘\(phrase)’" }
}

extension [UserMove] {
  /// The moves in a sentence, in order.
  var words: String { map(\.words).joined(separator: ", ") }
}
