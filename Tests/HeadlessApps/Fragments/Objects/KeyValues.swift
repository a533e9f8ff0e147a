import UIKit

class Song: NSObject {
  @objc dynamic var title = "Intro"
  @objc dynamic var plays: Int = 0
  @objc dynamic var artist: String? {
    didSet { changes.append(oldValue ?? "nobody") }
  }
  @objc dynamic var rating: Int {
    get { stars }
    set { stars = min(newValue, 5) }
  }
  @objc var album: Album?
  var stars = 0
  var changes: [String] = []
}

final class Single: Song {
  @objc dynamic var side = "A"
}

final class Album: NSObject {
  @objc var name: String
  @objc let year = 1999
  @objc init(name: String) {
    self.name = name
    super.init()
  }
}

final class ValueForKey: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let song = Song()
    song.setValue("Outro", forKey: "title")
    note(song.value(forKey: "title") as? String ?? "nil")
  }
}

final class ValueForKeyPath: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let song = Song()
    song.album = Album(name: "First")
    song.setValue("Second", forKeyPath: "album.name")
    note(song.value(forKeyPath: #keyPath(Song.album.name)) as? String ?? "nil")
    note("\(song.value(forKeyPath: "album.year") as? Int ?? 0)")
  }
}

final class KeyPathOfType: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    note(#keyPath(Song.title))
    note(#keyPath(Album.name))
  }
}

final class KeyPathOfSelf: Screen {
  @objc var song: Song?
  override func viewDidLoad() {
    super.viewDidLoad()
    note(#keyPath(song.title))
    note(#keyPath(KeyPathOfSelf.song))
  }
}

final class KeyPathOfUIKit: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    note(#keyPath(UIView.isHidden))
    note(#keyPath(UIScrollView.contentOffset))
  }
}

final class ObservedProperty: Screen {
  private let song = Song()
  private var observation: NSKeyValueObservation?
  override func viewDidLoad() {
    super.viewDidLoad()
    observation = song.observe(\.title) { [unowned self] song, _ in note(song.title) }
    song.title = "Verse"
  }
}

final class ObservedWithValues: Screen {
  private let song = Song()
  private var observation: NSKeyValueObservation?
  override func viewDidLoad() {
    super.viewDidLoad()
    observation = song.observe(\.plays, options: [.old, .new]) { [unowned self] _, change in
      note("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    song.plays += 1
  }
}

final class ObservedFromTheStart: Screen {
  private let song = Song()
  private var observations: [NSKeyValueObservation] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    observations.append(
      song.observe(\Song.title, options: [.initial, .new]) { [weak self] song, change in
        self?.note(song.title)
      })
    song.title = "Verse"
  }
}

final class ObservationEnded: Screen {
  private let song = Song()
  private var observation: NSKeyValueObservation?
  override func viewDidLoad() {
    super.viewDidLoad()
    observation = song.observe(\.title) { [unowned self] song, _ in note(song.title) }
    song.title = "Verse"
    observation?.invalidate()
    song.title = "Chorus"
    observation = song.observe(\.title) { [unowned self] song, _ in note(song.title) }
    observation = nil
    song.title = "Bridge"
  }
}

final class ObservedWithDidSet: Screen {
  private let song = Song()
  private var observation: NSKeyValueObservation?
  override func viewDidLoad() {
    super.viewDidLoad()
    observation = song.observe(\.artist) { [unowned self] song, _ in note(song.artist ?? "nil") }
    song.artist = "Ada"
    note("\(song.changes)")
  }
}

final class ObservedComputedProperty: Screen {
  private let song = Song()
  private var observation: NSKeyValueObservation?
  override func viewDidLoad() {
    super.viewDidLoad()
    observation = song.observe(\.rating) { [unowned self] song, _ in note("\(song.rating)") }
    song.rating = 9
  }
}

final class ObservedInSubclass: Screen {
  private let single = Single()
  private var observation: NSKeyValueObservation?
  override func viewDidLoad() {
    super.viewDidLoad()
    observation = single.observe(\.title) { [unowned self] single, _ in
      note("\(single.title) \(single.side)")
    }
    single.title = "Verse"
  }
}

final class ObservedScrolling: Screen {
  private let scrollView = UIScrollView()
  private var observation: NSKeyValueObservation?
  override func viewDidLoad() {
    super.viewDidLoad()
    observation = scrollView.observe(\.contentOffset, options: .new) { [unowned self] _, change in
      note("\(Int(change.newValue?.y ?? 0))")
    }
    scrollView.contentOffset = CGPoint(x: 0, y: 40)
  }
}

final class ObservedContentSize: Screen {
  private let scrollView = UIScrollView()
  private var observation: NSKeyValueObservation?
  override func viewDidLoad() {
    super.viewDidLoad()
    observation = scrollView.observe(\.contentSize) { [unowned self] scrollView, _ in
      note("\(Int(scrollView.contentSize.height))")
    }
    scrollView.contentSize = CGSize(width: 100, height: 900)
  }
}
