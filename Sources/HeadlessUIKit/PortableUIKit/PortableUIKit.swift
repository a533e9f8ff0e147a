/// UIKit, and the notifications that open an app, where there is UIKit; everywhere else a headless implementation of its view-controller
/// half, with the same names, signatures and behaviour.
///
/// Write `import PortableUIKit` where you would write `import UIKit`: the same source then compiles
/// for an iPhone and for a test that runs in milliseconds without a simulator.
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
