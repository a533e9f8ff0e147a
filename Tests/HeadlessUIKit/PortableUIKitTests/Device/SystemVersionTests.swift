#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("The version of iOS that a device runs") struct SystemVersionTests {
  @Test(
    "Rule 266: the device's version decides `systemVersion` and the standard style",
    arguments: [
      (nil, "18.5", UIModalPresentationStyle.formSheet), ((17, 7, 2), "17.7.2", .pageSheet),
      ((18, 0, 0), "18.0", .formSheet), ((26, 1, 0), "26.1", .formSheet),
    ] as [((Int, Int, Int)?, String, UIModalPresentationStyle)])
  func rule266(
    version: (Int, Int, Int)?, text: String, style: UIModalPresentationStyle
  ) {
    let device =
      version.map {
        HeadlessDevice(
          timeMode: .manual,
          systemVersion: OperatingSystemVersion(
            majorVersion: $0.0, minorVersion: $0.1, patchVersion: $0.2))
      } ?? HeadlessDevice(timeMode: .manual)
    device.perform {
      #expect(UIDevice.current.systemVersion == text)
      #expect(UIViewController().modalPresentationStyle == style)
      #expect(
        UIViewController().presentationController?.presentationStyle == style)
    }
  }
}
#endif
