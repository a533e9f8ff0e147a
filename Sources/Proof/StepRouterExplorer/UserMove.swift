/// A single thing that the user does, or that happens to the user.
///
/// ```swift
/// let moves: [UserMove] = [.tab("Account"), .tap("Settings"), .back]
/// ```
///
/// A move names controls, rows, bar buttons and alert buttons by the text on them, tabs by their
/// title, and text fields by their placeholder. It names no page controllers or sidebars.
public struct UserMove: Hashable, Sendable, Codable {
  /// The kind of move.
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
    /// A change of the window's shape.
    case resize
    /// Opening another window.
    case openWindow
    /// Closing the window in front.
    case closeWindow
    /// A switch to another window.
    case switchWindow
    /// A visit to the home screen and back.
    case leaveAndReturn
    /// The end of the app's process, and the next launch.
    case relaunch
    /// An event of the app's own.
    case happens
  }

  /// The direction of a page turn.
  public enum PageDirection: String, Sendable {
    /// To the page after.
    case forward
    /// To the page before.
    case back
  }

  /// The kind of move.
  public let kind: Kind
  /// The touched element or the event's name; for some kinds, the direction of a page turn, a
  /// sheet's detent, or the window's shape.
  public let name: String?
  /// The text that the user types.
  public let text: String?
  /// The number of the touched element among those of the same name, from 1; nil for the first.
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

  /// A tap on the back button of the innermost stack that has one.
  public static let back = Self(.back)

  /// A swipe that dismisses the topmost sheet.
  public static let swipeDown = Self(.swipeDown)

  /// A drag of the topmost sheet to the detent with this identifier.
  public static func dragSheet(to detent: String) -> Self { Self(.dragSheet, detent) }

  /// A swipe to another page, in the page controller with this number, counted from the outermost.
  public static func turnPage(_ direction: PageDirection, number: Int = 1) -> Self {
    Self(.turnPage, direction.rawValue, number: number == 1 ? nil : number)
  }

  /// A tap on the button that shows or hides the sidebar, in the split view controller with this
  /// number, counted from the outermost.
  public static func toggleSidebar(number: Int = 1) -> Self {
    Self(.toggleSidebar, number: number == 1 ? nil : number)
  }

  /// The escape gesture: a “Z” with two fingers.
  public static let escape = Self(.escape)

  /// A change of the window to another shape, which the ``Explorer`` must allow.
  public static func resize(_ shape: WindowShape) -> Self { Self(.resize, shape.rawValue) }

  /// Opening another window, which is then in front.
  public static let openWindow = Self(.openWindow)

  /// Closing the window in front; another one comes to the front.
  public static let closeWindow = Self(.closeWindow)

  /// A switch to the next window, which then receives the touches.
  public static let switchWindow = Self(.switchWindow)

  /// A visit to the home screen and back.
  public static let leaveAndReturn = Self(.leaveAndReturn)

  /// A visit to the home screen, during which the system ends the process, and the next launch of
  /// the app.
  public static let relaunch = Self(.relaunch)

  /// Returns the same move on another element of that name.
  func numbered(_ number: Int) -> Self {
    Self(kind, name, text: text, number: number == 1 ? nil : number)
  }

  /// An event of the app's own: an ``ExploredEvent`` with this name.
  public static func happens(_ name: String) -> Self { Self(.happens, name) }
}

extension UserMove: CustomStringConvertible {
  /// The move in source form: `.tap("Bag")`
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
