import PortableUIKit
import StepRouter

// Swift 6.3 infers the wrong result type for a closure passed to an overloaded method, so these
// three methods have different names.
extension LinkPattern {
  /// Reads another form of URL with the same parameters. The map never prints it.
  ///
  /// ```swift
  /// LinkPattern(product, "product/:id", PathParameter<Product.ID>("id"))
  ///   .alias("p/:id")
  /// ```
  public func alias(
    _ path: String, fileID: String = #fileID, line: UInt = #line
  ) -> LinkPattern {
    adding(
      LinkPattern(
        of: self, path, parameters, reading: read,
        at: CodeLocation(fileID: fileID, line: line)))
  }

  /// Reads another form of URL with parameters of its own. The map never prints it.
  ///
  /// ```swift
  /// LinkPattern(product, "product", PathParameter<Product.ID>("id"))
  ///   .alsoReads("item.php", QueryParameter<Product.ID>("number"))
  /// ```
  public func alsoReads<each Parameter: LinkParameter>(
    _ path: String, _ parameters: repeat each Parameter, fileID: String = #fileID,
    line: UInt = #line
  ) -> LinkPattern where Context == (repeat (each Parameter).Value) {
    alsoConverts(
      path, repeat each parameters,
      reading: { (values: repeat (each Parameter).Value) in (repeat each values) },
      fileID: fileID, line: line)
  }

  /// Reads another form of URL, and converts its parameters to the context. The map never prints
  /// it.
  ///
  /// ```swift
  /// LinkPattern(product, "product", PathParameter<Product.ID>("id"))
  ///   .alsoConverts("offer-of-the-day", reading: { 42 })
  /// ```
  public func alsoConverts<each Parameter: LinkParameter>(
    _ path: String, _ parameters: repeat each Parameter,
    reading: @escaping @MainActor (repeat (each Parameter).Value) -> Context,
    fileID: String = #fileID, line: UInt = #line
  ) -> LinkPattern {
    var declared: [DeclaredParameter] = []
    repeat declared.append(DeclaredParameter(each parameters))
    return adding(
      LinkPattern(
        of: self, path, declared,
        reading: { texts throws(LinkError) in
          reading(repeat try (each parameters).value(in: texts))
        }, at: CodeLocation(fileID: fileID, line: line)))
  }

  private func adding(_ other: LinkPattern) -> LinkPattern {
    var pattern = self
    pattern.others.append(other)
    return pattern
  }
}
