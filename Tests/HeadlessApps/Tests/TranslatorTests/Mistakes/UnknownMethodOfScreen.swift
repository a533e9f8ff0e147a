import UIKit

final class Screen: UIViewController {
  var action: Selector {
    return #selector(finish)
  }
}
