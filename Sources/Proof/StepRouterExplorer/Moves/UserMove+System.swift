/// Keys, windows, and events from outside the app.
extension UserMove {
  /// The escape gesture: a “Z” with two fingers.
  public static let escape = Self(.escape)

  /// A key command, by its keys: `command-N`
  public static func press(_ keys: String, number: Int = 1) -> Self {
    Self(.press, keys, number: number == 1 ? nil : number)
  }

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

  /// A system panel over the app, such as Control Center: the app becomes inactive, and active
  /// again, without a visit to the background.
  public static let interrupt = Self(.interrupt)

  /// A visit to the home screen, and the quick action with this title on the app's icon.
  public static func quickAction(_ title: String, number: Int = 1) -> Self {
    Self(.quickAction, title, number: number == 1 ? nil : number)
  }

  /// A tap on a notification of the app: the ``ExploredNotification`` with this name.
  public static func notification(_ name: String) -> Self { Self(.notification, name) }

  /// A visit to the home screen, during which the system ends the process, and another launch of
  /// the app.
  public static let relaunch = Self(.relaunch)

  /// An event that the app declares: the ``ExploredEvent`` with this name.
  public static func happens(_ name: String) -> Self { Self(.happens, name) }

  /// A request for the destination with this name, in place of a move.
  public static func request(_ destination: String) -> Self { Self(.request, destination) }

  /// The arrival of a link while the app runs, in place of a move.
  public static func link(_ url: String) -> Self { Self(.link, url) }
}
