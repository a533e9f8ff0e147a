import PortableUIKit

extension Stage {
  /// Lets time and tasks run until nothing is left to do.
  func settle() async {
    // Tasks leave the main actor and come back. On a busy machine that takes a while, so the loop
    // leaves the processor to them now and then.
    for _ in 1...4 {
      for _ in 1...20 {
        device.runUntilIdle()
        await Task.yield()
      }
      try? await Task.sleep(for: .milliseconds(1))
    }
    device.runUntilIdle()
  }
}
