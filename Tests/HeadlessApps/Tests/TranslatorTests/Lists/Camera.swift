import AVFoundation
import UIKit

final class CameraViewController: AVCaptureViewController, AVCapturePhotoCaptureDelegate {
  private let session = AVCaptureSession()
  private var count = 0 {
    didSet {
      session.commitConfiguration()
      title = "\(count) photos"
    }
  }
  var isRunning: Bool { session.isRunning }
  var device: AVCaptureDevice? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Camera"
    guard let camera = AVCaptureDevice.default(for: .video) else { return }
    session.addInput(camera)
    if count > 0 {
      session.startRunning()
      title = "Ready"
    } else if isRunning {
      title = "Running"
    } else if session.isInterrupted {
      title = "Interrupted"
    }
    for _ in 0..<count {
      session.beginConfiguration()
    }
    switch count {
    case 0:
      session.stopRunning()
    default:
      title = "Many"
    }
    do {
      try session.lock()
      count += 1
    } catch {
      session.unlock()
    }
    UIView.animate(withDuration: 1) {
      self.session.sessionPreset = .high
      self.view.alpha = 1
    }
  }

  func best(of count: Int) -> Int? { session.inputs.count }
  func reach() -> Reach { Reach(session) }
  func goOn() {
    reach().go()
    if count > 3 { return session.stopRunning() }
    count += 1
  }
}

struct Reach {
  init(_ session: AVCaptureSession) {}
  init() {}
  func go() {}
}

typealias Session = AVCaptureSession
