import StepRouterExplorer

extension UserMove {
  /// The move as an instruction: `Tap “Bag”`
  var phrase: String {
    let name = "“\(name ?? "")”\(number.map { " (number \($0))" } ?? "")"
    return switch kind {
    case .tap: "Tap \(name)"
    case .type: "Type “\(text ?? "")” into \(name)"
    case .tab: "Switch to the tab \(name)"
    case .back: "Go back"
    case .swipeDown: "Swipe the sheet down"
    case .dragSheet: "Drag the sheet to \(name)"
    case .turnPage: "Turn to the \(self.name == "back" ? "previous" : "next") page"
    case .toggleSidebar: "Show or hide the sidebar"
    case .escape: "Make VoiceOver’s escape gesture"
    case .resize: "Make the window \(self.name == "regular" ? "wide" : "narrow")"
    case .openWindow: "Open another window"
    case .closeWindow: "Close this window"
    case .switchWindow: "Switch to the other window"
    case .leaveAndReturn: "Go to the home screen and come back"
    case .relaunch: "Have the system end the app, then launch it again"
    case .happens: "It happens: \(self.name ?? "")"
    }
  }
}
