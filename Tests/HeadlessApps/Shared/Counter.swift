import UIKit

/// A class of a module that others import.
open class Counter: NSObject {
  public private(set) var count = 0

  @objc open func increase() { count += 1 }
}
