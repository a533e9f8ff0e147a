#if !canImport(UIKit)
/// A property of a view that the renderer connects to the view's storage.
@MainActor protocol ConnectedProperty: DynamicProperty {
  mutating func connect(to node: ViewNode, place: Int, _ scope: RenderScope)
}

/// Connects the properties of a view, in the copy whose body the renderer evaluates. The runtime
/// reports their offsets, as it does to `Mirror`, which can't write.
@MainActor enum ViewFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  static func connect<Value>(_ value: inout Value, to node: ViewNode, _ scope: RenderScope) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      for field in fields {
        connect(field.type, at: start + field.offset, place: field.offset, to: node, scope)
      }
    }
  }

  private static func connect<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, place: Int, to node: ViewNode,
    _ scope: RenderScope
  ) {
    let property = pointer.assumingMemoryBound(to: Property.self)
    if let connected = Property.self as? any ConnectedProperty.Type {
      connect(connected, at: pointer, place: place, to: node, scope)
    } else {
      for field in fields(of: Property.self) {
        connect(
          field.type, at: pointer + field.offset, place: place + field.offset, to: node, scope)
      }
    }
    property.pointee.update()
  }

  private static func connect<Property: ConnectedProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, place: Int, to node: ViewNode,
    _ scope: RenderScope
  ) {
    pointer.assumingMemoryBound(to: Property.self).pointee.connect(
      to: node, place: place, scope)
  }

  private static func fields(of type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    if isStruct(type) {
      for index in 0..<fieldCount(of: type) {
        var field = FieldMetadata()
        let fieldType = metadata(of: type, index: index, field: &field)
        field.release?(field.name)
        guard let property = fieldType as? any DynamicProperty.Type else { continue }
        fields.append(Field(offset: offset(in: type, index: index), type: property))
      }
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  /// Returns whether the type is a struct. The first word of a type's metadata is its kind.
  private static func isStruct(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x200
  }
}

/// The runtime's description of a field.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func metadata(
  of type: Any.Type, index: Int, field: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func offset(in type: Any.Type, index: Int) -> Int
#endif
