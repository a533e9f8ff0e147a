#if !canImport(UIKit)
import PortableUIKit
import Testing

/// The library's own warnings. An exploration keeps them off standard error.
@MainActor
@Suite(.standInOnly, .serialized) struct DeveloperWarningTests {
  @Test("A device that doesn't print its warnings still keeps them")
  func quiet() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { await warn(isPrinting: false) }
    #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "")
  }

  @Test("By default a device prints its warnings")
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
