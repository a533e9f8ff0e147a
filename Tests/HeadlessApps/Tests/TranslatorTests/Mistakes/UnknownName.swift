import UIKit
import MapKit

final class Screen: UIViewController {
  let map = MKMapView()
}
