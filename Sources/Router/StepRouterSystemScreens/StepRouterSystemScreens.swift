// The frameworks whose screens these factories build. Off Apple's platforms, `PortableUIKit`
// declares the same names.
@_exported import PortableUIKit
#if canImport(UIKit)
@_exported import AuthenticationServices
@_exported import MessageUI
@_exported import PhotosUI
@_exported import QuickLook
@_exported import SafariServices
@_exported import UniformTypeIdentifiers
#endif
