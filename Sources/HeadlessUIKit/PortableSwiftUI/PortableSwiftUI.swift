/// SwiftUI on platforms with UIKit; elsewhere, a headless implementation of the part of SwiftUI
/// that a screen in a UIKit app needs, with the same names, signatures and behavior.
///
/// Write `import PortableSwiftUI` in place of `import SwiftUI`. Views render into PortableUIKit
/// views, so a test can read and touch them. They update when what they read changes: their state,
/// their environment, and the properties of `@Observable` objects.
///
/// APIs that need Combine aren't available: `ObservableObject`, `@StateObject`, `@Published`.
#if canImport(UIKit)
@_exported import SwiftUI
#else
@_exported import Observation
@_exported import PortableUIKit
#endif
