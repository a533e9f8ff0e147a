import UIKit
import MapKit
import Combine
import QuartzCore

final class Screen: UIViewController {}
