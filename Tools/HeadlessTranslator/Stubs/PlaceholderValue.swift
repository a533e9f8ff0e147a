/// A value for a stub to return, by its type's spelling; nil if there's no obvious one.
enum PlaceholderValue {
  static func text(for type: String) -> String? {
    switch type {
    case _ where type.hasSuffix("?") || type.hasSuffix("!"): "nil"
    case "Bool": "false"
    case "Int", "Double", "Float", "CGFloat", "TimeInterval": "0"
    case "String": "\"\""
    case _ where type.hasPrefix("[") && type.hasSuffix("]"): type.contains(":") ? "[:]" : "[]"
    default: nil
    }
  }
}
