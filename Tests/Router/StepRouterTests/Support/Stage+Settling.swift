import PortableUIKit

extension Stage {
  /// Lets time and tasks run until nothing is left to do.
  func settle() async { await device.settle() }
}
