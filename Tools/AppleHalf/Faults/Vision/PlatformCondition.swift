import PortableUIKit

#if os(iOS)
import ThisIsReadOnAPhone
#endif

#if os(visionOS)
@MainActor let screen: UIScreenOfAHeadset? = nil  // refused: cannot find type 'UIScreenOfAHeadset'
#endif
