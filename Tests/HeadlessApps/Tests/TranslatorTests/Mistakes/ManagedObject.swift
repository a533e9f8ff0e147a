import Foundation

final class Song: NSObject {
  @NSManaged var title: String
}
