import Foundation

final class Song: NSObject {
  var title = ""

  let key = #keyPath(Song.title)
}
