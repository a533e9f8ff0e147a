import PortableUIKit
import StepRouter

/// Builds a preview of files, with Quick Look.
///
/// ```swift
/// let preview = StepAssembly(finder: NilFinder(), factory: PreviewFactory())
///   .using(.present())
///   .from(.current)
///   .assemble()
///
/// try await router.result(of: preview, with: [file])   // until the user has closed it
/// ```
///
/// You can also push a preview. Without files, or with a file that Quick Look can't show, the
/// navigation is refused with ``SystemScreenRefusal/nothingToPreview`` or
/// ``SystemScreenRefusal/notPreviewable(_:)``.
@MainActor
public struct PreviewFactory<Context>: Factory {
  private var files: CheckedContent<Context, [URL]>

  /// Makes a factory for files that depend on the context.
  ///
  /// ```swift
  /// PreviewFactory { (id: Product.ID) in [file.appendingPathComponent("\(id).pdf")] }
  /// ```
  public init(_ files: @escaping @MainActor (Context) throws -> [URL]) {
    self.files = CheckedContent(files) { files in
      if files.isEmpty { throw SystemScreenRefusal.nothingToPreview }
      for file in files where !QLPreviewController.canPreview(PreviewedFile(file)) {
        throw SystemScreenRefusal.notPreviewable(file)
      }
    }
  }

  /// Checks that Quick Look can show the files, before anything moves.
  public mutating func prepare(with context: Context) throws { try files.prepare(with: context) }

  /// Builds a new preview.
  public func build(with context: Context) throws -> QLPreviewController {
    let preview = QLPreviewController()
    PreviewAnswers(for: try files.value(for: context)).attach(to: preview)
    return preview
  }
}

extension PreviewFactory where Context == [URL] {
  /// Makes a factory for files whose URLs are the context.
  public init() { self.init { $0 } }
}

extension QLPreviewController: ResultReturning {
  /// A preview returns no value; it returns when the user closes it.
  public typealias ReturnedResult = Void
}

extension QLPreviewController: SystemAnswering {
  package static var answerOnLeave: Void { () }
}
