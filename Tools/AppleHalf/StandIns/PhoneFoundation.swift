// Foundation as a phone has it: without what a Mac and Linux have beyond that.

@_exported import Foundation

@available(*, unavailable, message: "iOS has it not: guard it by `#if os(Linux) || os(macOS)`")
public typealias Process = Foundation.Process

@available(*, unavailable, message: "iOS has it not: guard it by `#if os(Linux) || os(macOS)`")
public typealias Host = Foundation.Host

@available(*, unavailable, message: "iOS has it not: guard it by `#if os(Linux) || os(macOS)`")
public func NSUserName() -> String { "" }

@available(*, unavailable, message: "iOS has it not: guard it by `#if os(Linux) || os(macOS)`")
public func NSFullUserName() -> String { "" }

@available(*, unavailable, message: "iOS has it not: guard it by `#if os(Linux) || os(macOS)`")
public func system(_ command: UnsafePointer<CChar>?) -> Int32 { 0 }

@available(*, unavailable, message: "iOS has it not: guard it by `#if os(Linux) || os(macOS)`")
public func malloc_trim(_ pad: Int) -> Int32 { 0 }

// Core Foundation's run loop, which Foundation brings along on a phone.

public typealias CFIndex = Int
public typealias CFOptionFlags = UInt

public final class CFRunLoop {}

public final class CFRunLoopObserver {}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

public struct CFRunLoopMode: Sendable {
  public static let commonModes: CFRunLoopMode? = CFRunLoopMode()
}

public func CFRunLoopGetMain() -> CFRunLoop? { nil }

public func CFRunLoopObserverCreateWithHandler(
  _ allocator: AnyObject?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
) -> CFRunLoopObserver? { nil }

public func CFRunLoopAddObserver(
  _ loop: CFRunLoop?, _ observer: CFRunLoopObserver?, _ mode: CFRunLoopMode?
) {}

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver?) {}
