#if !canImport(UIKit)
extension HeadlessDevice {
  /// Warns if a responder joins this device's hierarchy but belongs to another device. Its time,
  /// warnings and tasks stay with that device, so anything you await from it never comes.
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
