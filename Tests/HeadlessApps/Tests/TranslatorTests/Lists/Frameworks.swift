import Combine
import MapKit
import QuartzCore
import UIKit

final class Screen: UIViewController {}
