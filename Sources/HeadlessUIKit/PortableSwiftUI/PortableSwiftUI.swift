/// SwiftUI where there is UIKit; everywhere else a headless implementation of the part of it that a
/// screen in a UIKit app needs, with the same names, signatures and behaviour.
///
/// Write `import PortableSwiftUI` where you would write `import SwiftUI`. A view is rendered into
/// views of PortableUIKit, so that a test can read it and touch it.
///
/// What needs Combine or a macro is not there: `ObservableObject`, `@StateObject`, `@Observable`.
#if canImport(UIKit)
@_exported import SwiftUI
#else
@_exported import PortableUIKit
#endif
