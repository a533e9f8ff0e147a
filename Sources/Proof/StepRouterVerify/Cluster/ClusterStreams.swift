import PortableUIKit

/// The lines from and to a cluster's engine.
@MainActor
struct ClusterStreams {
  let read: () -> String?
  private let print: (String) -> Void

  /// Reserves standard output for lines to the engine; the app's own output goes to standard error.
  init(_ console: Console) {
    read = console.read
    guard console.isProcess else {
      print = { console.print($0, "\n") }
      return
    }
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    print = { line in
      // Without a reader, there's nothing left to do.
      do { try output.write(contentsOf: Data((line + "\n").utf8)) } catch { exit(2) }
    }
  }

  func write(_ line: ClusterLine) { print(line.text) }
}
