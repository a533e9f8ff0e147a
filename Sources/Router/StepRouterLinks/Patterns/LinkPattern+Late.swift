import PortableUIKit
import StepRouter

extension LinkPattern {
  /// Makes a pattern that converts its parameters to the context and back, and evaluates the
  /// destination when a link first needs it.
  ///
  /// ```swift
  /// LinkPattern(
  ///   late: order, "order", PathParameter<Int>("number"), QueryParameter<String?>("tab"),
  ///   reading: { OrderRequest(number: $0, tab: $1) }, printing: { ($0.number, $0.tab) })
  /// ```
  public init<Screen, each Parameter: LinkParameter>(
    late step: @autoclosure @escaping @MainActor () -> DestinationStep<Screen, Context>,
    _ path: String, _ parameters: repeat each Parameter,
    reading: @escaping @MainActor (repeat (each Parameter).Value) -> Context,
    printing: @escaping @MainActor (Context) -> (repeat (each Parameter).Value),
    fileID: String = #fileID, line: UInt = #line
  ) {
    self.init(
      evaluating: step, path, repeat each parameters, reading: reading, printing: printing,
      at: CodeLocation(fileID: fileID, line: line))
  }
}
