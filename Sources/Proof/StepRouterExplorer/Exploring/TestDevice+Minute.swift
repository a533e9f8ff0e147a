import PortableUIKit

extension TestDevice {
  /// Lets more than a minute pass, which is longer than any time limit of the router and than any
  /// movement that `settle()` waits for.
  func passMinute() async { await pass(.seconds(61)) }
}
