/// One thing that the user does, or that happens to the user.
///
/// ```swift
/// let moves: [UserMove] = [.tab("Account"), .tap("Settings"), .back]
/// ```
///
/// Controls, rows, bar buttons and alert buttons are named by what is written on them, tabs by
/// their title, text fields by their placeholder, page controllers and sidebars not at all.
public struct UserMove: Hashable, Sendable, Codable {
  /// What kind of move it is.
  public enum Kind: String, Sendable, Codable {
    /// A tap on a control, a row, a bar button or a button of an alert.
    case tap
    /// Typing into a field.
    case type
    /// A tap on a tab.
    case tab
    /// A tap on the back button.
    case back
    /// A swipe that dismisses a sheet.
    case swipeDown
    /// A drag of a sheet to another detent.
    case dragSheet
    /// A swipe to the next page of a page controller, or to the one before.
    case turnPage
    /// A tap on the button that shows or hides the sidebar of a split view controller.
    case toggleSidebar
    /// The escape gesture of VoiceOver.
    case escape
    /// Another size of the window.
    case resize
    /// A further window.
    case openWindow
    /// The window in front is closed.
    case closeWindow
    /// The user turns to another window.
    case switchWindow
    /// The user goes to the home screen and comes back.
    case leaveAndReturn
    /// The app's process ends, and the app is launched again.
    case relaunch
    /// Something of the app's own.
    case happens
  }

  /// Where a page is turned to.
  public enum PageDirection: String, Sendable {
    /// To the page after.
    case forward
    /// To the page before.
    case back
  }

  /// What kind of move it is.
  public let kind: Kind
  /// What is touched, or the name of what happens; where a page is turned to, a sheet's detent, or the
  /// window's shape.
  public let name: String?
  /// The text that is typed.
  public let text: String?
  /// Which of those of one name is touched, from 1; nil for the first.
  public let number: Int?

  private init(_ kind: Kind, _ name: String? = nil, text: String? = nil, number: Int? = nil) {
    self.kind = kind
    self.name = name
    self.text = text
    self.number = number
  }

  /// A tap on the control, row, bar button or alert button with this name.
  public static func tap(_ name: String, number: Int = 1) -> Self {
    Self(.tap, name, number: number == 1 ? nil : number)
  }

  /// Typing at the end of a field.
  public static func type(_ text: String, into name: String, number: Int = 1) -> Self {
    Self(.type, name, text: text, number: number == 1 ? nil : number)
  }

  /// A tap on a tab.
  public static func tab(_ title: String) -> Self { Self(.tab, title) }

  /// The back button of the innermost stack that has one.
  public static let back = Self(.back)

  /// A swipe that dismisses the topmost sheet.
  public static let swipeDown = Self(.swipeDown)

  /// A drag of the topmost sheet to the detent with this identifier.
  public static func dragSheet(to detent: String) -> Self { Self(.dragSheet, detent) }

  /// A swipe to another page, in the page controller of this number from the outermost.
  public static func turnPage(_ direction: PageDirection, number: Int = 1) -> Self {
    Self(.turnPage, direction.rawValue, number: number == 1 ? nil : number)
  }

  /// The button that shows or hides the sidebar, in the split view controller of this number from the
  /// outermost.
  public static func toggleSidebar(number: Int = 1) -> Self {
    Self(.toggleSidebar, number: number == 1 ? nil : number)
  }

  /// The escape gesture: a “Z” with two fingers.
  public static let escape = Self(.escape)

  /// Another shape of the window, which an ``Explorer`` has to be given.
  public static func resize(_ shape: WindowShape) -> Self { Self(.resize, shape.rawValue) }

  /// A further window, which then is in front.
  public static let openWindow = Self(.openWindow)

  /// The window in front is closed, and another one comes to the front.
  public static let closeWindow = Self(.closeWindow)

  /// The user turns to the next window: touches go there.
  public static let switchWindow = Self(.switchWindow)

  /// The user goes to the home screen and comes back.
  public static let leaveAndReturn = Self(.leaveAndReturn)

  /// The user goes to the home screen, the system ends the process, and the app is launched again.
  public static let relaunch = Self(.relaunch)

  /// The same move on another one of that name.
  func numbered(_ number: Int) -> Self {
    Self(kind, name, text: text, number: number == 1 ? nil : number)
  }

  /// Something of the app's own: an ``ExploredEvent`` of this name.
  public static func happens(_ name: String) -> Self { Self(.happens, name) }
}

extension UserMove: CustomStringConvertible {
  /// The move as it is written in source: `.tap("Bag")`
  public var description: String {
    let name = name.map(\.debugDescription) ?? ""
    let more = number.map { ", number: \($0)" } ?? ""
    return switch kind {
    case .back, .swipeDown, .escape, .openWindow, .closeWindow, .switchWindow, .leaveAndReturn,
      .relaunch:
      ".\(kind.rawValue)"
    case .toggleSidebar: ".toggleSidebar(\(self.number.map { "number: \($0)" } ?? ""))"
    case .dragSheet: ".dragSheet(to: \(name))"
    case .turnPage, .resize: ".\(kind.rawValue)(.\(self.name ?? "")\(more))"
    case .type: ".type(\((text ?? "").debugDescription), into: \(name)\(more))"
    case .tap, .tab, .happens: ".\(kind.rawValue)(\(name)\(more))"
    }
  }
}
