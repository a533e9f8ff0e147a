#if !canImport(UIKit)
extension HeadlessDevice {
  /// Warns where something comes into this device's hierarchy that was made on another device: its time,
  /// its warnings and its tasks are that one's, and what is awaited of it never comes.
  func tellIfForeign(_ newcomer: UIResponder, in host: UIResponder) {
    guard newcomer.device !== self else { return }
    let made =
      newcomer.device === HeadlessDevice.shared
      ? "was made while no device was current" : "was made on another device"
    let line =
      "\(newcomer.described) \(made), but is added to \(host.described), which belongs to this one. "
      + "Make both on the same device: write `device.perform { … }` around what makes them."
    if warnings.last != line { warn(line) }
  }
}
#endif
