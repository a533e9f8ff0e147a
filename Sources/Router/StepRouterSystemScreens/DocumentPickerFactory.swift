import PortableUIKit
import StepRouter

/// Builds the system's document picker, to open documents or to export files.
///
/// ```swift
/// let contract = StepAssembly(
///   finder: NilFinder(), factory: DocumentPickerFactory(opening: [.pdf], asCopy: true)
/// )
/// .using(.present())
/// .from(.current)
/// .assemble()
///
/// for file in try await router.result(of: contract) { print(file.lastPathComponent) }
/// ```
///
/// If the user cancels the picker or swipes it away, it returns an empty array. Without types to
/// open or files to export, the navigation is refused with ``SystemScreenRefusal/noDocumentTypes``
/// or ``SystemScreenRefusal/nothingToExport``.
@MainActor
public struct DocumentPickerFactory<Context>: Factory {
  private var request: CheckedContent<Context, DocumentRequest>

  /// Makes a factory for a request that depends on the context.
  ///
  /// ```swift
  /// DocumentPickerFactory { (invoice: URL) in .export([invoice], asCopy: true) }
  /// ```
  public init(_ request: @escaping @MainActor (Context) throws -> DocumentRequest) {
    self.request = CheckedContent(request) { try $0.check() }
  }

  /// Checks the request before anything moves.
  public mutating func prepare(with context: Context) throws { try request.prepare(with: context) }

  /// Builds a new picker.
  public func build(with context: Context) throws -> UIDocumentPickerViewController {
    let picker = try request.value(for: context).makePicker()
    picker.delegate = DocumentAnswers.shared
    return picker
  }
}

extension DocumentPickerFactory where Context == Void {
  /// Makes a factory for a picker that opens documents of these types.
  public init(
    opening types: [UTType], asCopy: Bool = false, allowsMultipleSelection: Bool = false
  ) {
    self.init { _ in
      .open(types, asCopy: asCopy, allowsMultipleSelection: allowsMultipleSelection)
    }
  }
}

extension UIDocumentPickerViewController: ResultReturning {
  /// A picker returns the documents' URLs; an empty array if the user cancels.
  public typealias ReturnedResult = [URL]
}

extension UIDocumentPickerViewController: SystemAnswering {
  package static var answerOnLeave: [URL] { [] }
}

/// The purpose of a document picker.
///
/// ```swift
/// let request = DocumentRequest.open([.pdf, .plainText], allowsMultipleSelection: true)
/// ```
public enum DocumentRequest: Hashable, Sendable {
  /// The user picks documents of these types. Without a copy, the app gets URLs outside its own
  /// files, and has to call `startAccessingSecurityScopedResource()` before it reads them.
  case open([UTType], asCopy: Bool = false, allowsMultipleSelection: Bool = false)
  /// The user picks a folder to move or copy these files to.
  case export([URL], asCopy: Bool = false)

  fileprivate func check() throws {
    switch self {
    case .open(let types, _, _):
      if types.isEmpty { throw SystemScreenRefusal.noDocumentTypes }
    case .export(let files, _):
      if files.isEmpty { throw SystemScreenRefusal.nothingToExport }
    }
  }

  @MainActor
  fileprivate func makePicker() -> UIDocumentPickerViewController {
    switch self {
    case .open(let types, let asCopy, let allowsMultipleSelection):
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: asCopy)
      picker.allowsMultipleSelection = allowsMultipleSelection
      return picker
    case .export(let files, let asCopy):
      return UIDocumentPickerViewController(forExporting: files, asCopy: asCopy)
    }
  }
}
