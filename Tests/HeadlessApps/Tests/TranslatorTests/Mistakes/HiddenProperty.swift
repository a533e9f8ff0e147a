import UIKit

final class Target: NSObject {
  var badge = ""

  var action: Selector { #selector(getter: badge) }
}
