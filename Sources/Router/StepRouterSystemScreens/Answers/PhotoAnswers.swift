import PortableUIKit

/// The delegate of all photo pickers.
final class PhotoAnswers: NSObject, PHPickerViewControllerDelegate {
  @MainActor static let shared = PhotoAnswers()

  nonisolated func picker(
    _ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]
  ) {
    let picked = Picked(results: results)
    MainActor.assumeIsolated { picker.finish(with: picked.results) }
  }

  /// The results that the system passes on the main thread. Their type may not be `Sendable`.
  private struct Picked: @unchecked Sendable {
    let results: [PHPickerResult]
  }
}
