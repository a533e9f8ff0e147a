import PortableUIKit
import StepRouter

/// Builds the system's picker for photos and videos. It needs no permission.
///
/// ```swift
/// let portrait = StepAssembly(finder: NilFinder(), factory: PhotoPickerFactory(filter: .images))
///   .using(.present())
///   .from(.current)
///   .assemble()
///
/// for photo in try await router.result(of: portrait) {
///   print(photo.itemProvider.suggestedName ?? "a photo")
/// }
/// ```
///
/// If the user cancels the picker or swipes it away, it returns an empty array.
@MainActor
public struct PhotoPickerFactory<Context>: Factory {
  private let configuration: @MainActor (Context) throws -> PHPickerConfiguration

  /// Makes a factory for a picker whose configuration depends on the context.
  ///
  /// ```swift
  /// PhotoPickerFactory { (free: Int) in
  ///   var configuration = PHPickerConfiguration()
  ///   configuration.selectionLimit = free
  ///   return configuration
  /// }
  /// ```
  public init(_ configuration: @escaping @MainActor (Context) throws -> PHPickerConfiguration) {
    self.configuration = configuration
  }

  /// Builds a new picker.
  public func build(with context: Context) throws -> PHPickerViewController {
    let picker = PHPickerViewController(configuration: try configuration(context))
    picker.delegate = PhotoAnswers.shared
    return picker
  }
}

extension PhotoPickerFactory where Context == Void {
  /// Makes a factory for a picker that is always the same.
  ///
  /// - Parameters:
  ///   - selectionLimit: The maximum number of items; 0 for any number.
  ///   - filter: The kinds of items that the user can pick; nil for all kinds.
  public init(selectionLimit: Int = 1, filter: PHPickerFilter? = nil) {
    self.init { _ in
      var configuration = PHPickerConfiguration()
      configuration.selectionLimit = selectionLimit
      configuration.filter = filter
      return configuration
    }
  }
}

extension PHPickerViewController: ResultReturning {
  /// A picker returns the picked items; an empty array if the user cancels.
  public typealias ReturnedResult = [PHPickerResult]
}

extension PHPickerViewController: SystemAnswering {
  package static var answerOnLeave: [PHPickerResult] { [] }
}
