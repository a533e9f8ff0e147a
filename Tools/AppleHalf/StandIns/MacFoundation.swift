// Foundation as a Mac has it, where these types are Core Graphics'. On Linux they are Foundation's.

@_exported import Foundation

@available(*, unavailable, message: "import CoreGraphics for it, as PortableUIKit.swift does")
public typealias CGFloat = Foundation.CGFloat

@available(*, unavailable, message: "import CoreGraphics for it, as PortableUIKit.swift does")
public typealias CGPoint = Foundation.CGPoint

@available(*, unavailable, message: "import CoreGraphics for it, as PortableUIKit.swift does")
public typealias CGSize = Foundation.CGSize

@available(*, unavailable, message: "import CoreGraphics for it, as PortableUIKit.swift does")
public typealias CGRect = Foundation.CGRect

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var webpageURL: URL?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var needsSave = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?

  public init(activityType: String) {
    self.activityType = activityType
  }
}

public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// A Mac's Foundation exports the Objective-C runtime.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral value: String) {}
}
