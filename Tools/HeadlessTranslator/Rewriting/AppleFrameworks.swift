/// Modules of Apple's SDK that Linux doesn't have.
enum AppleFrameworks {
  /// The modules that have a portable one in their place, with the same declarations.
  static let portable: [String: String] = [
    "UIKit": "PortableUIKit", "SwiftUI": "PortableSwiftUI",
  ]

  /// What an app imports from these is in the headless UIKit or in Foundation, as far as it's
  /// there.
  static let covered: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreFoundation", "UserNotifications", "ObjectiveC",
    "Darwin", "AuthenticationServices", "MessageUI", "PhotosUI", "QuickLook", "SafariServices",
    "StoreKit", "UniformTypeIdentifiers", "WebKit", "AVKit", "AVFoundation",
  ]

  static let missing: Set<String> = [
    "Accelerate", "AdSupport", "CallKit",
    "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CryptoKit", "EventKit", "EventKitUI", "GameKit", "HealthKit", "HomeKit", "ImageIO", "Intents",
    "JavaScriptCore", "LocalAuthentication", "MapKit", "MediaPlayer", "Metal",
    "MobileCoreServices", "Network", "OSLog", "PDFKit", "PassKit", "Photos",
    "SceneKit", "Security", "Social", "Speech", "SpriteKit",
    "SystemConfiguration", "Vision", "WatchConnectivity",
    "WidgetKit", "os",
  ]

  /// Names of Foundation that Linux has in a module of its own.
  static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionTask",
    "URLSessionDataTask", "URLSessionConfiguration", "URLCache", "HTTPCookieStorage",
    "URLProtocol", "URLSessionDelegate", "URLCredential", "NSURLRequest",
  ]

  /// The properties whose changes a web view tells.
  static let toldByWebViews: Set<String> = [
    "url", "title", "isLoading", "estimatedProgress", "canGoBack", "canGoForward",
  ]

  /// Names of Apple's SDK that the headless UIKit lacks and that apps often use.
  static let missingNames: [String: String] = [
    "AVPlayerLayer": "The headless UIKit draws nothing. Show an AVPlayerViewController.",
    "AVQueuePlayer": "The headless UIKit plays nothing.",
    "AVAudioPlayer": "The headless UIKit plays nothing.",
    "AVAudioSession": "The headless UIKit plays nothing.",
    "AVCaptureSession": "A headless device has no camera.",
    "AVCaptureDevice": "A headless device has no camera.",
    "WKDownload": "The headless UIKit downloads nothing.",
    "WKURLSchemeHandler": "The headless UIKit fetches no pages.",
    "NSFetchedResultsController": "Core Data isn't there on Linux.",
    "NSManagedObject": "Core Data isn't there on Linux.",
    "CABasicAnimation": "The headless UIKit draws nothing and has no layer animations.",
    "CAKeyframeAnimation": "The headless UIKit draws nothing and has no layer animations.",
    "objc_getAssociatedObject": "There's no Objective-C runtime. Use a stored property.",
    "objc_setAssociatedObject": "There's no Objective-C runtime. Use a stored property.",
    "class_addMethod": "There's no Objective-C runtime.",
    "class_getInstanceMethod": "There's no Objective-C runtime.",
    "method_exchangeImplementations": "There's no Objective-C runtime.",
  ]
}
