import PortableUIKit
import Testing

@MainActor @Suite("Choosing in alerts and resizing windows", .simulated, .standInOnly)
struct OtherTouchTests {
  let stage = Stage()

  @Test("The user can't choose a disabled action, or one of another alert")
  func disabled() async {
    let a = stage.screen("A")
    let window = await stage.show(a)
    let log = stage.log
    let (own, foreign) = (
      UIAlertAction(title: "Own", style: .default) { _ in log.add("own") },
      UIAlertAction(title: "Foreign", style: .default) { _ in log.add("foreign") }
    )
    own.isEnabled = false
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(own)
    a.present(alert, animated: false)
    await stage.settle()

    stage.simulation.choose(own, in: alert)
    stage.simulation.choose(foreign, in: alert)
    await stage.settle()

    #expect(log.take() == [])
    #expect(a.presentedViewController === alert)
    _ = window
  }

  @Test("A resized window notifies its view controller first, and then lays out")
  func resized() async {
    let root = SizeWatcher("A", stage.log)
    let window = await stage.show(root)

    stage.simulation.resize(window, to: CGSize(width: 844, height: 390))
    await stage.settle()

    #expect(
      stage.log.take() == [
        "A.viewWillTransition(844.0 × 390.0), still 390.0 wide", "A.alongside", "A.completion",
      ])
    #expect(root.view.bounds.size == CGSize(width: 844, height: 390))
    stage.simulation.resize(window, to: CGSize(width: 844, height: 390))
    await stage.settle()
    #expect(stage.log.take() == [])
  }

  @Test("Every presented layer hears of its window's new size and of its new traits")
  func resizedLayers() async {
    let layers = ["A", "B", "C"].map { LayerWatcher($0, stage.log) }
    let window = await stage.show(layers[0])
    for (presenter, presented) in zip(layers, layers.dropFirst()) {
      presenter.present(presented, animated: false)
      await stage.settle()
    }
    _ = stage.log.take()

    stage.simulation.resize(window, to: CGSize(width: 932, height: 430))
    await stage.settle()

    #expect(
      stage.log.take() == [
        "A.willTransition(to:)", "B.willTransition(to:)", "C.willTransition(to:)",
        "A.viewWillTransition(932.0 × 430.0)", "B.viewWillTransition(932.0 × 430.0)",
        "C.viewWillTransition(932.0 × 430.0)",
        "A.traitCollectionDidChange", "B.traitCollectionDidChange", "C.traitCollectionDidChange",
      ])
  }
}

private final class LayerWatcher: RecordingScreen {
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    record("willTransition(to:)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    record("viewWillTransition(\(size.width) × \(size.height))")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    record("traitCollectionDidChange")
  }
}

private final class SizeWatcher: RecordingScreen {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let width = view.bounds.width
    record("viewWillTransition(\(size.width) × \(size.height)), still \(width) wide")
    coordinator.animate { [weak self] _ in
      self?.record("alongside")
    } completion: { [weak self] _ in
      self?.record("completion")
    }
  }
}
