#if !canImport(UIKit)
/// The sheet that is dismissed while it comes.
enum A27: ExhibitedInWindow {
  final class Spinner: Screen {}
}
#endif
