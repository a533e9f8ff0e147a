#if !canImport(UIKit)
public let UISceneErrorDomain = "UISceneErrorDomain"

/// An error that explains why a scene request failed.
public struct UISceneError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported
    case requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? UISceneError)?.code == code
    }
  }

  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  public static var requestDenied: Code { .requestDenied }
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  public static var geometryRequestDenied: Code { .geometryRequestDenied }

  public static var errorDomain: String { UISceneErrorDomain }

  public let code: Code
  public var errorCode: Int { code.rawValue }

  init(_ code: Code) {
    self.code = code
  }
}
#endif
