#if !canImport(UIKit)
/// A picker of photos and videos, or the camera. The delegate dismisses it.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController, SystemScreen {
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var showsCameraControls = true
  open var videoMaximumDuration: TimeInterval = 600
  open var cameraOverlayView: UIView?

  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }

  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    ["public.image", "public.movie"]
  }

  public var choices: [String] {
    [sourceType == .camera ? "Use Photo" : "Choose", "Cancel"]
  }

  public func choose(_ choice: String) {
    let responder = delegate as? any UIImagePickerControllerDelegate
    guard choice != "Cancel" else {
      responder?.imagePickerControllerDidCancel(self)
      return
    }
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: UIImage()]
    if allowsEditing { info[.editedImage] = UIImage() }
    responder?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}

/// Methods that respond to an image picker. If the delegate doesn't implement one of these methods,
/// the picker dismisses itself instead.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
#endif
