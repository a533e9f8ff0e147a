import MapKit
import UIKit

final class Screen: UIViewController {
  let map = MKMapView()
}
