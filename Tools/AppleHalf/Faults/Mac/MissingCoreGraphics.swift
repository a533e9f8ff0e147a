import Foundation

func bounds() -> CGRect {  // refused: cannot find type 'CGRect' in scope
  .zero
}
