#if !canImport(UIKit)
/// The super of the wrong callback.
enum A9: ExhibitedInWindow {}
#endif
