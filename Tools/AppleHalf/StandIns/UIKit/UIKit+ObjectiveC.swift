// What the phone's half of PortableUIKit calls by selectors.

public struct Selector: Hashable, Sendable, CustomStringConvertible {
  public init(_ name: String) {}
  public var description: String { "" }
}

public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// What an app's main function calls.
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }

extension NSObjectProtocol {
  public func responds(to selector: Selector) -> Bool { false }
}

extension UIApplication {
  public class func perform(_ selector: Selector) -> Unmanaged<AnyObject>! { nil }
}
