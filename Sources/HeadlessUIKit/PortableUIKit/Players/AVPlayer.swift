#if !canImport(UIKit)
/// A player of sounds and films. A headless device plays none: the player keeps its rate, and its
/// item ends when `HeadlessDevice.playToEnd(_:)` says so.
@preconcurrency @MainActor open class AVPlayer: NSObject {
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  open private(set) var currentItem: AVPlayerItem?
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var defaultRate: Float = 1
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  private var time = CMTime.zero
  private var wantedRate: Float = 0

  public override init() {
    super.init()
  }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  /// How fast it plays; 0 while it pauses.
  open var rate: Float {
    get { wantedRate }
    set {
      let (old, oldStatus) = (wantedRate, timeControlStatus)
      wantedRate = newValue
      guard newValue != old else { return }
      _noteChange(of: "rate", from: old, to: newValue)
      guard timeControlStatus != oldStatus else { return }
      _noteChange(of: "timeControlStatus", from: oldStatus, to: timeControlStatus)
    }
  }

  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }

  open var timeControlStatus: TimeControlStatus {
    if rate == 0 { return .paused }
    return currentItem == nil ? .waitingToPlayAtSpecifiedRate : .playing
  }

  open func play() { rate = defaultRate }

  open func pause() { rate = 0 }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    let oldStatus = timeControlStatus
    currentItem = item
    time = .zero
    guard timeControlStatus != oldStatus else { return }
    _noteChange(of: "timeControlStatus", from: oldStatus, to: timeControlStatus)
  }

  open func currentTime() -> CMTime { time }

  open func seek(to time: CMTime) { self.time = time }

  /// Calls the completion handler on the next turn.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    HeadlessDevice.current.schedule { completionHandler(true) }
  }
}

/// What a player plays.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  open private(set) var asset: AVAsset

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public convenience init(url URL: URL) {
    self.init(asset: AVURLAsset(url: URL))
  }

  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }

  public nonisolated static let didPlayToEndTimeNotification =
    Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Sounds or a film.
@preconcurrency @MainActor open class AVAsset: NSObject {
  public convenience init(url URL: URL) {
    self.init()
  }

  public override init() {
    super.init()
  }
}

/// Sounds or a film from a URL.
@preconcurrency @MainActor open class AVURLAsset: AVAsset {
  open private(set) var url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

/// How a film fills its view.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
#endif
