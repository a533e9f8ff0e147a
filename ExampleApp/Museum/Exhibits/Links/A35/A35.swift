#if !canImport(UIKit)
/// The chat that opens twice.
enum A35: ExhibitedInWindow {
  final class Home: Screen {}
  final class Chat: Screen {}
}
#endif
