import PortableUIKit

/// What a closure captures, as far as the runtime describes its context.
///
/// A context is an object of the runtime's. Its metadata says what it is, and names the types of
/// the captures. One with an unowned capture is left alone, because that looks like a strong one.
struct ClosureCaptures {
  /// The kinds of metadata of a context, without and with type parameters.
  private static let kinds: Set<UInt> = [0x400, 0x500]
  /// The kind of a function's type, and the bits of its flags that say how it's called.
  private static let kindOfFunctions: UInt = 0x302
  private static let convention: UInt = 0xff_0000
  private static let mostWords = 32
  /// The compiler wraps a closure in others where its type changes.
  private static let mostWrappings = 5

  private let context: UInt

  /// Takes a value; nil if it's no closure, or one without a context.
  init?(of value: Any) {
    let type = UInt(bitPattern: unsafeBitCast(type(of: value), to: UnsafeRawPointer.self))
    guard MemoryLayout<UInt>.size == 8, ReadableMemory.word(at: type) == Self.kindOfFunctions,
      let flags = ReadableMemory.word(at: type + 8), flags & Self.convention == 0
    else { return nil }
    context = withUnsafeBytes(of: value) { $0.load(fromByteOffset: 8, as: UInt.self) }
    guard context != 0 else { return nil }
  }

  /// Whether the closure keeps this object.
  func have(_ object: AnyObject) -> Bool {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    // A closure with a single reference has that for its context.
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

  /// Returns the size of a context in words; none of its captures if the allocator doesn't say.
  private static func wordCount(of context: UInt) -> Int {
    #if canImport(Glibc)
    let size = sizeOfChunk(at: context) ?? 0
    #else
    let size = 0
    #endif
    return min(max(size / 8, 2), mostWords)
  }

  #if canImport(Glibc)
  /// Returns the bytes that glibc has allocated for an object. Its own function would crash for what
  /// isn't one: the header is in the word before, and the one of the next chunk knows of this.
  private static func sizeOfChunk(at address: UInt) -> Int? {
    guard address & 15 == 0, let header = ReadableMemory.word(at: address - 8) else { return nil }
    let size = header & ~7
    guard header & 2 == 0, size & 15 == 0, (32...4_096).contains(size),
      let next = ReadableMemory.word(at: address - 8 + size), next & 1 == 1
    else { return nil }
    return Int(size) - 8
  }
  #endif

  /// Whether the context has an unowned capture, or doesn't say: its type's name ends with “Xo”.
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
