#if !canImport(UIKit)
/// The login that stays behind.
enum A14: ExhibitedInWindow {
  final class Home: Screen {}
  final class Welcome: Screen {}
}
#endif
