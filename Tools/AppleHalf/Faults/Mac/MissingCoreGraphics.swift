import Foundation

func bounds() -> CGRect {  // refused: import CoreGraphics for it
  .zero
}
