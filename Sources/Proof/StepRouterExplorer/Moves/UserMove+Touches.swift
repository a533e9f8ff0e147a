/// Touches on views and controls.
extension UserMove {
  /// A tap on the control, row, bar button or alert button with this name.
  public static func tap(_ name: String, number: Int = 1) -> Self {
    Self(.tap, name, number: number == 1 ? nil : number)
  }

  /// Several taps in a row on the view with this name, whose recognizer requires that many.
  public static func multiTap(_ name: String, times: Int, number: Int = 1) -> Self {
    Self(.multiTap, name, text: "\(times)", number: number == 1 ? nil : number)
  }

  /// A long press on the view with this name, which has a recognizer for it.
  public static func longPress(_ name: String, number: Int = 1) -> Self {
    Self(.longPress, name, number: number == 1 ? nil : number)
  }

  /// A swipe on the view with this name, which has a recognizer for it.
  public static func swipe(_ direction: Direction, on name: String, number: Int = 1) -> Self {
    Self(.swipe, name, text: direction.rawValue, number: number == 1 ? nil : number)
  }

  /// A drag across the view with this name, which has a recognizer for it.
  public static func pan(_ direction: Direction, on name: String, number: Int = 1) -> Self {
    Self(.pan, name, text: direction.rawValue, number: number == 1 ? nil : number)
  }

  /// A drag of a slider's thumb to the end or the middle of its track.
  public static func slide(_ name: String, to place: TrackPlace, number: Int = 1) -> Self {
    Self(.slide, name, text: place.rawValue, number: number == 1 ? nil : number)
  }

  /// A touch on one half of a stepper or of a page control.
  public static func step(_ half: Half, _ name: String, number: Int = 1) -> Self {
    Self(.step, name, text: half.rawValue, number: number == 1 ? nil : number)
  }

  /// A turn of a picker's wheel to the row with this title, or the choice of another date.
  public static func pick(_ title: String, in name: String, number: Int = 1) -> Self {
    Self(.pick, name, text: title, number: number == 1 ? nil : number)
  }

  /// A pull that refreshes the scroll view with this name.
  public static func pullToRefresh(_ name: String, number: Int = 1) -> Self {
    Self(.pullToRefresh, name, number: number == 1 ? nil : number)
  }

  /// Typing at the end of a field.
  public static func type(_ text: String, into name: String, number: Int = 1) -> Self {
    Self(.type, name, text: text, number: number == 1 ? nil : number)
  }
}
