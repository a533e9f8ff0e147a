/// Something that the app's list of screens doesn't declare for a screen.
enum ScreenGap: Sendable {
  case link, place, exploration
}
