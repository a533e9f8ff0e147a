import CoreLocation
import MapKit
import UIKit

protocol MapViewControllerDelegate: AnyObject {
  func mapViewController(_ controller: MapViewController, didChoose place: Place)
}

final class PlaceAnnotation: NSObject, MKAnnotation {
  let place: Place
  var coordinate: CLLocationCoordinate2D { place.coordinate }
  init(place: Place) { self.place = place }
}

final class MapViewController: UIViewController {
  weak var delegate: MapViewControllerDelegate?
  private let mapView = MKMapView()
  private let locationManager = CLLocationManager()
  private let places: [Place]
  private lazy var locateButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Locate", for: .normal)
    return button
  }()
  private var selected: Place? { didSet { mapView.setNeedsLayout(); updateBar() } }
  var visibleCount: Int { mapView.annotations.count }

  init(places: [Place]) {
    self.places = places
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Map"
    mapView.delegate = self
    view.addSubview(mapView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Choose", style: .done, target: self, action: #selector(choose))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
    locateButton.addTarget(self, action: #selector(locate), for: .touchUpInside)
    view.addSubview(locateButton)
    load { [weak self] places in
      guard let self else { return }
      let pins = places.map(PlaceAnnotation.init)
      self.mapView.addAnnotations(pins)
      self.updateBar()
    }
    if places.isEmpty {
      let region = MKCoordinateRegion()
      mapView.setRegion(region, animated: false)
      title = "Nowhere"
    }
    switch places.count {
    case 0: mapView.isHidden = true
    default: title = "Places"
    }
  }

  private func load(_ done: @escaping ([Place]) -> Void) { done(places) }
  private func updateBar() { navigationItem.rightBarButtonItem?.isEnabled = !places.isEmpty }

  @objc private func choose() {
    guard let place = selected ?? places.first else { return }
    delegate?.mapViewController(self, didChoose: place)
    dismiss(animated: true)
  }

  @objc private func close() {
    locationManager.stopUpdatingLocation()
    dismiss(animated: true)
  }

  @objc private func locate() { mapView.showsUserLocation = true }
}

extension MapViewController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    selected = (view.annotation as? PlaceAnnotation)?.place
  }
}
