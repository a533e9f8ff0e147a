/// The values that some moves choose from.
extension UserMove {
  /// The direction of a page turn.
  public enum PageDirection: String, Sendable {
    /// To the next page.
    case forward
    /// To the previous page.
    case back
  }

  /// The direction of a swipe or of a drag.
  public enum Direction: String, Sendable, CaseIterable {
    /// To the left.
    case left
    /// To the right.
    case right
    /// Up.
    case up
    /// Down.
    case down
  }

  /// A half of a stepper or of a page control.
  public enum Half: String, Sendable {
    /// The half that counts up.
    case up
    /// The half that counts down.
    case down
  }

  /// A place on a slider's track.
  public enum TrackPlace: String, Sendable, CaseIterable {
    /// The end with the lowest value.
    case minimum
    /// The middle.
    case middle
    /// The end with the highest value.
    case maximum
  }
}
