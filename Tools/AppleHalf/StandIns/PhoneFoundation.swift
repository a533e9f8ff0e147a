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
