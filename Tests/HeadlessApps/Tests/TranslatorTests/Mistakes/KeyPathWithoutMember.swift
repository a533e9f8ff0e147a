import Foundation

final class Song: NSObject {
  @objc var title = ""

  let key = #keyPath(Song.titel)
}
