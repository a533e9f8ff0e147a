import PortableUIKit

class OwnScreen: UIViewController {}

@MainActor func make(_ type: OwnScreen.Type) -> OwnScreen {
  type.init(nibName: nil, bundle: nil)  // refused: must use a 'required' initializer
}
