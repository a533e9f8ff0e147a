import PortableUIKit
import StepRouter

extension LinkPattern {
  /// Makes a pattern for some of a screen's contexts, such as one case of an enumeration. The
  /// screen has further patterns for the others.
  ///
  /// ```swift
  /// LinkPattern(
  ///   letters, "message", PathParameter<Int>("id"),
  ///   reading: { .message($0) },
  ///   printingCase: { if case .message(let id) = $0 { id } else { nil } })
  /// ```
  ///
  /// The closure `printingCase` returns nil for a context that another pattern prints.
  public init<Screen, each Parameter: LinkParameter>(
    _ step: DestinationStep<Screen, Context>, _ path: String,
    _ parameters: repeat each Parameter,
    reading: @escaping @MainActor (repeat (each Parameter).Value) -> Context,
    printingCase: @escaping @MainActor (Context) -> (repeat (each Parameter).Value)?,
    fileID: String = #fileID, line: UInt = #line
  ) {
    self.init(
      evaluating: { step }, path, repeat each parameters, reading: reading,
      printing: printingCase, at: CodeLocation(fileID: fileID, line: line))
  }
}
