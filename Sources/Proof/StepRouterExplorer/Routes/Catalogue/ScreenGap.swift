/// Something that the app's list of screens leaves out about a screen.
enum ScreenGap: Sendable {
  case link, place, exploration
}
