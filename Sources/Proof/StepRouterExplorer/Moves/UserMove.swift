/// A single thing that the user does, or that happens to the user.
///
/// ```swift
/// let moves: [UserMove] = [.tab("Account"), .tap("Settings"), .back]
/// ```
///
/// A move names controls, rows, bar buttons and alert buttons by the text on them, tabs by their
/// title, and text fields by their placeholder. Page controllers and sidebars have no name.
public struct UserMove: Sendable {
  /// The kind of move.
  public enum Kind: String, Sendable, Codable {
    /// A tap on a control, a row, a bar button or a button of an alert.
    case tap
    /// Several taps in a row on a view that recognizes them.
    case multiTap
    /// A long press on a view that recognizes it.
    case longPress
    /// A swipe on a view that recognizes it.
    case swipe
    /// A drag across a view that recognizes it.
    case pan
    /// Typing into a field.
    case type
    /// A drag of a slider's thumb.
    case slide
    /// A touch on one half of a stepper or of a page control.
    case step
    /// A turn of a picker's wheel, or the choice of a date.
    case pick
    /// A pull that refreshes a scroll view.
    case pullToRefresh
    /// A tap on the button in a row's accessory.
    case tapAccessory
    /// A swipe on a row, and a tap on an action it reveals.
    case swipeAction
    /// The deletion of a row.
    case deleteRow
    /// The insertion of a row, with its editing control.
    case insertRow
    /// A long press that opens a context menu, and a choice in it.
    case menuAction
    /// A long press that opens a context menu, and a tap on its preview.
    case openPreview
    /// A tap on a tab.
    case tab
    /// A tap on the back button.
    case back
    /// A long press on the back button, and a choice in the list of screens.
    case longPressBack
    /// A swipe back that the user cancels.
    case cancelBack
    /// A swipe that dismisses a sheet.
    case swipeDown
    /// A swipe on a sheet that the user cancels.
    case cancelSwipeDown
    /// A drag of a sheet to another detent.
    case dragSheet
    /// A swipe to the next page of a page controller, or to the one before.
    case turnPage
    /// A tap on the button that shows or hides the sidebar of a split view controller.
    case toggleSidebar
    /// The escape gesture of VoiceOver.
    case escape
    /// A key command of a hardware keyboard.
    case press
    /// A change of the window's shape.
    case resize
    /// Closing a phone that folds.
    case fold
    /// Opening the phone flat.
    case unfold
    /// Folding the phone halfway.
    case halfFold
    /// A quarter turn of the phone.
    case rotate
    /// Split View on a phone that folds.
    case openInSplitView
    /// The end of Split View on the phone.
    case closeSplitView
    /// Opening another window.
    case openWindow
    /// Closing the window in front.
    case closeWindow
    /// A switch to another window.
    case switchWindow
    /// A visit to the home screen and back.
    case leaveAndReturn
    /// A system panel over the app, and back.
    case interrupt
    /// A quick action on the app's icon.
    case quickAction
    /// A tap on a notification.
    case notification
    /// The end of the app's process, and another launch.
    case relaunch
    /// An event that the app declares.
    case happens
    /// Not a move of the user: the app's router is asked for a destination.
    case request
    /// Not a move of the user: a link arrives while the app runs.
    case link
  }

  private let content: MoveContent

  /// The kind of move.
  public var kind: Kind { content.kind }
  /// The name of the touched element, the event, the destination or the link. For some kinds, it's
  /// the direction of a page turn, a sheet's detent, the window's shape, or a half of the display.
  public var name: String? { content.name }
  /// The text that the user types. For some kinds, it's what the user chooses: an action, a row of
  /// a picker, a place on a slider, a direction, or the number of taps.
  public var text: String? { content.text }
  /// The number of the touched element among those with the same name, from 1; nil for the first.
  public var number: Int? { content.number }

  init(_ kind: Kind, _ name: String? = nil, text: String? = nil, number: Int? = nil) {
    content = .shared(kind, name, text, number)
  }

  /// Whether the user cancels the movement that the move begins.
  var isTakenBack: Bool { kind == .cancelBack || kind == .cancelSwipeDown }

  /// Returns the same move on another element with the same name.
  func numbered(_ number: Int) -> Self {
    Self(kind, name, text: text, number: number == 1 ? nil : number)
  }
}

extension UserMove.Kind {
  /// Whether it reaches the app from outside, without a touch on one of its views.
  var comesFromOutside: Bool {
    switch self {
    case .happens, .request, .link, .notification, .quickAction: true
    default: false
    }
  }
}

extension UserMove: Hashable {
  /// Returns true if both are the same move on the same element.
  public static func == (left: UserMove, right: UserMove) -> Bool { left.content === right.content }

  /// Hashes the move.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(content)) }
}

extension UserMove: Codable {
  private enum CodingKeys: String, CodingKey { case kind, name, text, number }

  /// Decodes a move from its parts.
  public init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try parts.decode(Kind.self, forKey: .kind),
      try parts.decodeIfPresent(String.self, forKey: .name),
      text: try parts.decodeIfPresent(String.self, forKey: .text),
      number: try parts.decodeIfPresent(Int.self, forKey: .number))
  }

  /// Encodes the parts of the move.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.container(keyedBy: CodingKeys.self)
    try parts.encode(kind, forKey: .kind)
    try parts.encodeIfPresent(name, forKey: .name)
    try parts.encodeIfPresent(text, forKey: .text)
    try parts.encodeIfPresent(number, forKey: .number)
  }
}
