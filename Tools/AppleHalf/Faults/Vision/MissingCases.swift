import PortableUIKit

@MainActor func overlay(_ split: UISplitViewController) {
  split.preferredDisplayMode = .oneOverSecondary  // refused: is unavailable in visionOS
  split.preferredDisplayMode = .oneBesideSecondary
}
