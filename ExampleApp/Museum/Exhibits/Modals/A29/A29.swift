#if !canImport(UIKit)
/// The coordinator that outlives its sheet.
enum A29: ExhibitedInWindow {
  final class Form: Screen {}
}
#endif
