import PortableUIKit

/// The delegate of all document pickers. The system dismisses a picker itself, possibly before it
/// calls the delegate.
final class DocumentAnswers: NSObject, UIDocumentPickerDelegate {
  @MainActor static let shared = DocumentAnswers()

  nonisolated func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    MainActor.assumeIsolated { controller.returnResult(urls) }
  }

  nonisolated func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    MainActor.assumeIsolated { controller.returnResult([]) }
  }
}
