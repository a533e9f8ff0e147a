import PortableUIKit

extension TestDevice {
  /// Lets 61 seconds pass: longer than any time limit of the router, and than any movement that
  /// `settle()` waits for.
  func passMinute() async { await pass(.seconds(61)) }
}
