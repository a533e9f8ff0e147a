import PortableUIKit

/// An object as UIKit writes it in its messages: `<ClassName: 0x600003d0a340>`.
func described(_ object: NSObject) -> String {
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
}
