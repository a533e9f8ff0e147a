import PortableUIKit

/// A context conversion written as a closure.
///
/// ```swift
/// let base = cityList.adaptingContext(using: InlineContextTransformer { (id: Int) in regions[id] })
/// ```
@MainActor
public struct InlineContextTransformer<SourceContext, TargetContext>: ContextTransformer {
  private let convert: @MainActor (SourceContext) throws -> TargetContext

  /// Makes a transformer that converts with the closure.
  public init(_ convert: @escaping @MainActor (SourceContext) throws -> TargetContext) {
    self.convert = convert
  }

  /// Calls the closure and returns the converted context.
  public func transform(_ context: SourceContext) throws -> TargetContext { try convert(context) }
}

struct KeyPathTransformer<SourceContext, TargetContext>: ContextTransformer {
  let keyPath: KeyPath<SourceContext, TargetContext>

  func transform(_ context: SourceContext) -> TargetContext { context[keyPath: keyPath] }
}

/// Casts a context to another type, for `unsafelyRewrapped()`: the only place where a chain checks
/// the type of a context at run time.
struct UnsafeContextTransformer<SourceContext, TargetContext>: ContextTransformer {
  struct Mismatch: Error, CustomStringConvertible {
    let expected: TypeName
    let found: TypeName

    var description: String {
      "The context is a \(found) and not a \(expected), which the rewrapped chain expects."
    }
  }

  func transform(_ context: SourceContext) throws -> TargetContext {
    guard let converted = context as? TargetContext else {
      throw Mismatch(
        expected: TypeName(TargetContext.self), found: TypeName(type(of: context as Any)))
    }
    return converted
  }
}
