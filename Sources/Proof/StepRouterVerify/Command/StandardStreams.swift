import PortableUIKit
import StepRouterExplorer

/// Standard input, output and error of this process.
package enum StandardStreams {
  /// Throws if the program can't run with its streams, for example without standard output.
  package static func check() throws(Problem) {
    // The next file that the program opens would get the number of a closed stream, and its output.
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where !isOpen(descriptor) {
      _ = open("/dev/null", O_RDWR)
      if descriptor == STDOUT_FILENO { throw Problem("Standard output is closed.") }
    }
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes text, or ends the program if that fails, because its output would be lost.
  package static func print(_ text: String, _ end: String) {
    do { try FileHandle.standardOutput.write(contentsOf: Data((text + end).utf8)) } catch {
      complain("Standard output cannot be written: \(reason(of: error)).")
      exit(1)
    }
  }

  package static func complain(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  private static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) != -1 }
}

/// Returns the reason why the system refused to read or write.
package func reason(of error: any Error) -> String {
  let error = error as NSError
  // Foundation also stores errors other than `NSError` here.
  let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error
  let underlying = inner.map { $0 as NSError } ?? error
  guard underlying.domain == NSPOSIXErrorDomain else {
    // The caller ends the sentence.
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
  return systemError(Int32(underlying.code))
}

/// Returns the system's message for an error code.
package func systemError(_ code: Int32) -> String { String(cString: strerror(code)) }
