import PortableUIKit
import StepRouter

/// A form of URL that leads to a screen. A single declaration both reads such URLs and prints them.
///
/// ```swift
/// LinkPattern(product, "product", PathParameter<Product.ID>("id"))         // …/product/42
/// LinkPattern(results, "search", QueryParameter<String>("q"), QueryParameter<Int?>("page"))
/// LinkPattern(purchases, "user/:id/orders", PathParameter<User.ID>("id"))  // …/user/7/orders
/// ```
///
/// The parameters' types have to match the screen's `Context`, or the declaration doesn't compile.
/// A single parameter is the context itself, and several are a tuple. Without parameters, the
/// context is `Void` or `Any?`.
@MainActor
public struct LinkPattern<Context> {
  let reference: LateDeclaration<StepReference>
  let location: CodeLocation
  let path: LinkPath
  let parameters: [DeclaredParameter]
  let read: @MainActor (LinkTexts) throws(LinkError) -> Context
  let write: @MainActor (Context) -> LinkTexts?
  /// Whether the map prints URLs of this form, and doesn't only read them.
  let isPrinted: Bool
  /// Other forms of URL with the same step.
  var others: [LinkPattern] = []
  /// The link's own chain.
  let declared: LinkWay<Context>
  /// The chains that a rule may choose instead.
  var ways = LinkWays<Context>()

  /// Makes a pattern whose parameters are the context.
  ///
  /// - Parameters:
  ///   - step: The step that the link leads to.
  ///   - path: The words of the path, with slashes between them and `:name` in place of a path
  ///     parameter. Path parameters that it doesn't name stand at the end. A `|` separates words
  ///     that may stand in the same place; the map prints the first of them.
  ///   - parameters: The parameters of the path and the query, in the order of the context.
  ///   - fileID: The file that declares the pattern, for messages.
  ///   - line: The line that declares the pattern.
  public init<Screen, each Parameter: LinkParameter>(
    _ step: DestinationStep<Screen, Context>, _ path: String,
    _ parameters: repeat each Parameter, fileID: String = #fileID, line: UInt = #line
  ) where Context == (repeat (each Parameter).Value) {
    self.init(late: step, path, repeat each parameters, fileID: fileID, line: line)
  }

  /// Makes a pattern like ``init(_:_:_:fileID:line:)``, but evaluates the destination when a link
  /// first needs it: a launch without a link doesn't pay for it. The map retains what the
  /// expression captures.
  public init<Screen, each Parameter: LinkParameter>(
    late step: @autoclosure @escaping @MainActor () -> DestinationStep<Screen, Context>,
    _ path: String, _ parameters: repeat each Parameter, fileID: String = #fileID,
    line: UInt = #line
  ) where Context == (repeat (each Parameter).Value) {
    self.init(
      evaluating: step, path, repeat each parameters,
      reading: { (values: repeat (each Parameter).Value) in (repeat each values) },
      printing: { $0 }, at: CodeLocation(fileID: fileID, line: line))
  }

  /// Makes a pattern that converts its parameters to the context and back.
  ///
  /// ```swift
  /// LinkPattern(
  ///   order, "order", PathParameter<Int>("number"), QueryParameter<String?>("tab"),
  ///   reading: { OrderRequest(number: $0, tab: $1) }, printing: { ($0.number, $0.tab) })
  /// ```
  public init<Screen, each Parameter: LinkParameter>(
    _ step: DestinationStep<Screen, Context>, _ path: String,
    _ parameters: repeat each Parameter,
    reading: @escaping @MainActor (repeat (each Parameter).Value) -> Context,
    printing: @escaping @MainActor (Context) -> (repeat (each Parameter).Value),
    fileID: String = #fileID, line: UInt = #line
  ) {
    self.init(
      evaluating: { step }, path, repeat each parameters, reading: reading, printing: printing,
      at: CodeLocation(fileID: fileID, line: line))
  }

  init<Screen, each Parameter: LinkParameter>(
    evaluating step: @escaping @MainActor () -> DestinationStep<Screen, Context>,
    _ path: String, _ parameters: repeat each Parameter,
    reading: @escaping @MainActor (repeat (each Parameter).Value) -> Context,
    printing: @escaping @MainActor (Context) -> (repeat (each Parameter).Value)?,
    at location: CodeLocation
  ) {
    var declared: [DeclaredParameter] = []
    repeat declared.append(DeclaredParameter(each parameters))
    let step = LateDeclaration(step)
    reference = LateDeclaration { step.value.reference }
    self.path = LinkPath(path, declared)
    self.parameters = declared
    self.location = location
    isPrinted = true
    self.declared = LinkWay(step, hasParameters: !declared.isEmpty)
    read = { texts throws(LinkError) in
      reading(repeat try (each parameters).value(in: texts))
    }
    write = { context in
      guard let values = printing(context) else { return nil }
      var texts = LinkTexts()
      repeat texts[(each parameters).name] = (each values).linkTexts
      return texts
    }
  }

  /// Makes a URL form that shares a pattern's step. The map reads this form but never prints it.
  init(
    of pattern: LinkPattern, _ path: String, _ parameters: [DeclaredParameter],
    reading read: @escaping @MainActor (LinkTexts) throws(LinkError) -> Context,
    at location: CodeLocation
  ) {
    reference = pattern.reference
    self.path = LinkPath(path, parameters)
    self.parameters = parameters
    self.location = location
    isPrinted = false
    declared = pattern.declared
    ways = pattern.ways
    self.read = read
    write = { _ in nil }
  }

  /// Makes a pattern for a screen whose context is `Any?`. The link passes nil.
  public init<Screen>(
    _ step: DestinationStep<Screen, Any?>, _ path: String, fileID: String = #fileID,
    line: UInt = #line
  ) where Context == Any? {
    self.init(step, path, reading: { nil }, printing: { _ in }, fileID: fileID, line: line)
  }
}
