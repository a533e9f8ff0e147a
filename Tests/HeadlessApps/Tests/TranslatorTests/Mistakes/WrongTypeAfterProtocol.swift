import UIKit

@objc protocol Picking {
  @objc optional func picked(_ row: Int)
}

final class Picker {
  weak var delegate: Picking?
  func pick() {
    delegate?.picked?("1")
  }
}
