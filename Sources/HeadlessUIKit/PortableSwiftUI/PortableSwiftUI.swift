/// SwiftUI on platforms with UIKit; elsewhere, a headless implementation of the part of SwiftUI
/// that a screen in a UIKit app needs, with the same names, signatures and behaviour.
///
/// Write `import PortableSwiftUI` in place of `import SwiftUI`. Views render into PortableUIKit
/// views, so a test can read and touch them.
///
/// APIs that need Combine or a macro aren't available: `ObservableObject`, `@StateObject`,
/// `@Observable`.
#if canImport(UIKit)
@_exported import SwiftUI
#else
@_exported import PortableUIKit
#endif
