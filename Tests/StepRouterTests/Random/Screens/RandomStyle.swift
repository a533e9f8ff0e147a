import PortableUIKit

enum RandomStyle {
  static let all: [UIModalPresentationStyle] = [.pageSheet, .fullScreen, .overFullScreen, .popover]
}
