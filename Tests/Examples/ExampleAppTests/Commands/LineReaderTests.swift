import ExampleApp
import PortableUIKit
import StepRouterVerify
import Testing

/// Lines as they come from a file or a pipe.
@Suite struct LineReaderTests {
  private func lines(of input: [UInt8], limit: Int = 8) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lines-\(UUID().uuidString)")
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    let reader = LineReader(handle.fileDescriptor, limit: limit)
    var lines: [String] = []
    while let line = try reader.next() { lines.append(line) }
    #expect(try reader.next() == nil)
    return lines
  }

  @Test(
    "Every line comes without its line ending",
    arguments: [
      ("", []), ("\n", [""]), ("a\nb\n", ["a", "b"]), ("a\n\n\nb", ["a", "", "", "b"]),
      ("a\r\n\r\nb\r\n", ["a", "", "b"]), ("a\rb\n", ["a\rb"]), ("go \0\n", ["go \0"]),
      ("12345678\n123456789\nc", ["12345678", "12345678", "c"]),
    ])
  func ends(input: String, expected: [String]) throws {
    #expect(try lines(of: Array(input.utf8)) == expected)
  }

  @Test("Bytes that aren't UTF-8 are replaced")
  func invalid() throws {
    #expect(try lines(of: [0x67, 0xFF, 0x0A, 0xC3]) == ["g\u{FFFD}", "\u{FFFD}"])
  }

  @Test("The rest of a line beyond the limit is dropped, and the next line is read")
  func endless() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
    #expect(try lines(of: long + Array("\nb".utf8)) == ["xxxxxxxx", "b"])
  }

  @Test("A directory can't be read")
  func directory() throws {
    let descriptor = open("/", O_RDONLY)
    defer { close(descriptor) }
    let reader = LineReader(descriptor)
    do throws(Problem) {
      _ = try reader.next()
      Issue.record("A directory was read.")
    } catch {
      #expect(error.description == "Standard input cannot be read: Is a directory.")
    }
    #expect(try reader.next() == nil)
  }
}
