import PortableUIKit

/// The delegate and data source of a preview, which keeps this object alive.
final class PreviewAnswers: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
  @MainActor private static let attached = AttachedValue<PreviewAnswers>()

  private nonisolated let files: [PreviewedFile]

  @MainActor
  init(for files: [URL]) {
    self.files = files.map(PreviewedFile.init)
    super.init()
  }

  @MainActor
  func attach(to preview: QLPreviewController) {
    Self.attached[preview] = self
    preview.dataSource = self
    preview.delegate = self
  }

  nonisolated func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }

  nonisolated func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem { files[index] }

  nonisolated func previewControllerDidDismiss(_ controller: QLPreviewController) {
    MainActor.assumeIsolated { controller.returnResult(()) }
  }
}

/// A file in a preview.
final class PreviewedFile: NSObject, QLPreviewItem, Sendable {
  let previewItemURL: URL?

  init(_ url: URL) { previewItemURL = url }
}
