import PortableUIKit

#if os(Linux)
import ThisIsNotReadOnAPhone
#endif

#if !canImport(UIKit)
@MainActor let device = HeadlessDevice.current
#elseif os(iOS)
@MainActor let screen: UIScreenOfAPhone? = nil  // refused: cannot find type 'UIScreenOfAPhone'
#endif
