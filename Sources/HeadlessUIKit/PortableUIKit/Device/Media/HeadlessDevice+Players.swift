#if !canImport(UIKit)
extension HeadlessDevice {
  /// Plays the player's item to its end: the player does what its `actionAtItemEnd` says, and posts
  /// the notification.
  ///
  /// - Returns: False if the player isn't playing.
  @discardableResult public func playToEnd(_ player: AVPlayer) -> Bool {
    guard player.timeControlStatus == .playing, let item = player.currentItem else { return false }
    perform {
      switch player.actionAtItemEnd {
      case .pause: player.pause()
      case .advance: player.replaceCurrentItem(with: nil)
      case .none: break
      }
      NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    }
    return true
  }
}
#endif
