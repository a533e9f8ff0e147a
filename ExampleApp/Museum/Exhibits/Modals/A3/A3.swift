#if !canImport(UIKit)
/// The modal that nobody finished dismissing.
enum A3: ExhibitedInWindow {}
#endif
