/// UIKit and UserNotifications on platforms with UIKit; elsewhere, a headless implementation of
/// UIKit's view-controller half, with the same names, signatures and behavior.
///
/// Write `import PortableUIKit` in place of `import UIKit`: the same source then compiles for an
/// iPhone and for a test that runs in milliseconds without a simulator.
#if canImport(UIKit)
@_exported import UIKit
@_exported import UserNotifications
#else
@_exported import Foundation
@_exported import Dispatch
#if canImport(CoreGraphics)
@_exported import CoreGraphics
#endif
#endif
