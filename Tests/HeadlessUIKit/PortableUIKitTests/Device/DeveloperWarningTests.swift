#if !canImport(UIKit)
import PortableUIKit
import Testing

/// The library's own warnings, which an explorer does not want on standard error.
@MainActor
@Suite(.standInOnly, .serialized) struct DeveloperWarningTests {
  @Test("A device that does not print them keeps them all the same")
  func quiet() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { await warn(isPrinting: false) }
    #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "")
  }

  @Test("Any other one prints them")
  func printed() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { await warn(isPrinting: true) }
    #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "warned\n")
  }
}

@MainActor private func warn(isPrinting: Bool) async {
  let device = HeadlessDevice()
  device.printsDeveloperWarnings = isPrinting
  device.perform { DeveloperWarning.write("warned") }
  #expect(device.developerWarnings == ["warned"])
}
#endif
