#if !canImport(UIKit)
/// A view that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var observedProgress: Progress?
  private var fraction: Float = 0

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The completed fraction, between 0 and 1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? fraction }
    set { fraction = min(max(newValue, 0), 1) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  override func contentSize(within width: CGFloat) -> CGSize? {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  public enum Style: Int, Sendable {
    case `default`, bar
  }
}
#endif
