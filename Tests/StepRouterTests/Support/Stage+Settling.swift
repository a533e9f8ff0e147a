import PortableUIKit

extension Stage {
  /// Lets time and tasks run until nothing is left to do.
  func settle() async {
    for _ in 1...20 {
      device.runUntilIdle()
      await Task.yield()
    }
  }
}
