#if !canImport(UIKit)
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover

  /// Reading the property never says `.automatic` (rule 7).
  func resolved(in version: OperatingSystemVersion) -> UIModalPresentationStyle {
    guard self == .automatic else { return self }
    return version.majorVersion >= 18 ? .formSheet : .pageSheet
  }

  /// Whether the presenter's view goes away (rule 72).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether it may be shown in another style where there is little room (rule 142).
  var adapts: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover, .custom: true
    default: false
    }
  }

  /// Whether it is shown as a sheet.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }

  /// Whether the nearest presentation context presents (rule 67).
  var seeksContext: Bool { self == .currentContext || self == .overCurrentContext }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
#endif
