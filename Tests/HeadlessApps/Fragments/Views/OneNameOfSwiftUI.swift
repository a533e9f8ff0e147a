import class SwiftUI.UIHostingController
import struct SwiftUI.Text
import UIKit

final class OneNameOfSwiftUI: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: SwiftUI.Text("tea"))
    note("\(type(of: host.rootView))")
  }
}
