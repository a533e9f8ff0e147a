import PortableUIKit

/// The delegate of all pickers of documents. The system dismisses the picker by itself, even before
/// it calls.
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
