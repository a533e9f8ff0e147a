import UIKit

final class Target: NSObject {
  @objc let badge = ""

  var action: Selector { #selector(setter: badge) }
}
