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

  /// Returns the style that the property reports instead of `.automatic` (rule 7).
  func resolved(in version: OperatingSystemVersion) -> UIModalPresentationStyle {
    guard self == .automatic else { return self }
    return version.majorVersion >= 18 ? .formSheet : .pageSheet
  }

  /// Whether the style removes the presenter's view (rule 72).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation may adapt to another style if there's little room (rule 142).
  var adapts: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover, .custom: true
    default: false
    }
  }

  /// Whether UIKit shows the style as a sheet.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }

  /// Whether the nearest presentation context is the presenter (rule 67).
  var seeksContext: Bool { self == .currentContext || self == .overCurrentContext }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
#endif
