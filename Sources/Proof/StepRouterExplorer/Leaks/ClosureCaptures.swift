import PortableUIKit

/// The captures of a closure, as far as the runtime describes them.
///
/// A closure's context is an object of the runtime. Its metadata tells its kind, and names the
/// types of the captures. A context with an unowned capture is skipped, since that looks like a
/// strong one.
struct ClosureCaptures {
  /// The metadata kinds of a context, without and with type parameters.
  private static let kinds: Set<UInt> = [0x400, 0x500]
  /// The kind of a function's type, and the bits of its flags for the calling convention.
  private static let kindOfFunctions: UInt = 0x302
  private static let convention: UInt = 0xff_0000
  private static let mostWords = 32
  /// The compiler wraps a closure in another one wherever its type changes.
  private static let mostWrappings = 5

  private let context: UInt

  /// Returns nil unless the value is a closure with a context.
  init?(of value: Any) {
    let type = UInt(bitPattern: unsafeBitCast(type(of: value), to: UnsafeRawPointer.self))
    guard MemoryLayout<UInt>.size == 8, ReadableMemory.word(at: type) == Self.kindOfFunctions,
      let flags = ReadableMemory.word(at: type + 8), flags & Self.convention == 0
    else { return nil }
    context = withUnsafeBytes(of: value) { $0.load(fromByteOffset: 8, as: UInt.self) }
    guard context != 0 else { return nil }
  }

  /// Whether the closure captures this object.
  func have(_ object: AnyObject) -> Bool {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    // A closure that captures a single reference has that object as its context.
    return context == address || Self.context(context, has: address, Self.mostWrappings)
  }

  private static func context(_ context: UInt, has address: UInt, _ wrappings: Int) -> Bool {
    guard wrappings > 0, context & 7 == 0, let metadata = ReadableMemory.word(at: context),
      let kind = ReadableMemory.word(at: metadata), kinds.contains(kind),
      !hasUnowned(metadata)
    else { return false }
    let words = (2..<wordCount(of: context)).compactMap {
      ReadableMemory.word(at: context + UInt($0 * 8))
    }
    return words.contains(address)
      || words.contains { Self.context($0, has: address, wrappings - 1) }
  }

  /// Returns the size of a context in words; just the header's two if the allocator doesn't tell.
  private static func wordCount(of context: UInt) -> Int {
    #if canImport(Glibc)
    let size = sizeOfChunk(at: context) ?? 0
    #else
    let size = 0
    #endif
    return min(max(size / 8, 2), mostWords)
  }

  #if canImport(Glibc)
  /// Returns the number of bytes that glibc has allocated for an object; nil if none begins here.
  /// glibc's own function could crash then, so this reads the header in the word before, and checks
  /// that the next chunk's header says this one is in use.
  private static func sizeOfChunk(at address: UInt) -> Int? {
    guard address & 15 == 0, let header = ReadableMemory.word(at: address - 8) else { return nil }
    let size = header & ~7
    guard header & 2 == 0, size & 15 == 0, (32...4_096).contains(size),
      let next = ReadableMemory.word(at: address - 8 + size), next & 1 == 1
    else { return nil }
    return Int(size) - 8
  }
  #endif

  /// Whether the context has an unowned capture, whose type name ends with “Xo”. True also if the
  /// names can't be read.
  private static func hasUnowned(_ metadata: UInt) -> Bool {
    guard let description = ReadableMemory.word(at: metadata + 16), description != 0,
      let count = ReadableMemory.word(at: description).map({ Int($0 & 0xffff_ffff) }),
      count <= mostWords
    else { return true }
    return (0..<count).contains { index in
      let place = description + 12 + UInt(index * 4)
      guard let word = ReadableMemory.word(at: place) else { return true }
      let offset = Int(Int32(truncatingIfNeeded: word))
      return ReadableMemory.mangledName(at: UInt(Int(place) + offset))?.hasSuffix("Xo") ?? true
    }
  }
}
