#if !canImport(UIKit)
import PortableUIKit
import Testing

/// Players, and how their screen ends (V50).
@MainActor @Suite(.simulated) struct PlayerTests {
  private let screen = Touchscreen()
  private let log = EventLog()

  private func makePlayer() throws -> AVPlayer {
    AVPlayer(url: try #require(URL(string: "https://shop.example/film.mp4")))
  }

  @Test func `V50: Done pauses the player and dismisses its screen`() throws {
    let follower = Follower(log)
    let film = AVPlayerViewController()
    film.delegate = follower
    film.player = try makePlayer()
    screen.root.present(film, animated: true) { film.player?.play() }
    Simulation.current.runUntilIdle()
    #expect(film.player?.rate == 1)
    #expect(film.player?.timeControlStatus == .playing)
    #expect(Simulation.current.user.choose("Done", in: film))
    #expect(film.player?.rate == 0)
    Simulation.current.runUntilIdle()
    #expect(screen.root.presentedViewController == nil)
    #expect(log.take() == ["will begin", "will end"])
  }

  @Test func `V50: a player in another screen has no Done`() throws {
    let film = AVPlayerViewController()
    film.player = try makePlayer()
    screen.root.addChild(film)
    screen.root.view.addSubview(film.view)
    film.didMove(toParent: screen.root)
    Simulation.current.runUntilIdle()
    #expect(film.choices == [])
    #expect(!Simulation.current.user.choose("Done", in: film))
  }

  @Test func `V50: a film ends when the test says so`() throws {
    let player = try makePlayer()
    let observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { [log] _ in MainActor.assumeIsolated { log("ended") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(!HeadlessDevice.current.playToEnd(player))
    player.play()
    #expect(HeadlessDevice.current.playToEnd(player))
    #expect(player.timeControlStatus == .paused)
    player.replaceCurrentItem(with: nil)
    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(log.take() == ["ended"])
  }

  #if !canImport(ObjectiveC)
  @Test func `a player tells its observers when it loses or gets its item`() throws {
    let player = try makePlayer()
    let item = try #require(player.currentItem)
    let observation = player.observe(
      \.timeControlStatus, _key: "timeControlStatus", options: [.old, .new]
    ) { [log] _, change in
      log("\(change.oldValue.map { "\($0)" } ?? "") to \(change.newValue.map { "\($0)" } ?? "")")
    }
    defer { observation.invalidate() }
    player.replaceCurrentItem(with: nil)
    player.replaceCurrentItem(with: item)
    #expect(log.take() == [])
    player.play()
    #expect(log.take() == ["paused to playing"])
    player.replaceCurrentItem(with: AVPlayerItem(asset: item.asset))
    #expect(log.take() == [])
    player.replaceCurrentItem(with: nil)
    #expect(log.take() == ["playing to waitingToPlayAtSpecifiedRate"])
    player.replaceCurrentItem(with: item)
    #expect(log.take() == ["waitingToPlayAtSpecifiedRate to playing"])
  }
  #endif

  @Test func `a player keeps its time`() throws {
    let player = try makePlayer()
    player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
    #expect(player.currentTime().seconds == 1.5)
    player.seek(to: .zero) { [log] isFinished in
      MainActor.assumeIsolated { log("sought \(isFinished)") }
    }
    #expect(log.take() == [])
    Simulation.current.runUntilIdle()
    #expect(log.take() == ["sought true"])
    #expect(player.currentTime() == .zero)
  }
}

@MainActor private final class Follower: NSObject, AVPlayerViewControllerDelegate {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {
    log("will begin")
  }

  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {
    log("will end")
  }
}
#endif
