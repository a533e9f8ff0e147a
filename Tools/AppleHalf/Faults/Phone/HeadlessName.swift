import PortableUIKit

@MainActor func makeDevice() {
  _ = HeadlessDevice()  // refused: cannot find 'HeadlessDevice' in scope
}
