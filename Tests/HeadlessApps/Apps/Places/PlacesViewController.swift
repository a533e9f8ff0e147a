import UIKit

class PlacesViewController: UITableViewController, MapViewControllerDelegate {
  private let places = [Place(name: "Harbour"), Place(name: "Castle")]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Map", style: .plain, target: self, action: #selector(showMap))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = places[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(places[indexPath.row])
  }

  func mapViewController(_ controller: MapViewController, didChoose place: Place) {
    show(place)
  }

  private func show(_ place: Place) {
    let detail = UIViewController()
    detail.title = place.name
    navigationController?.pushViewController(detail, animated: true)
  }

  @objc private func showMap() {
    let map = MapViewController(places: places)
    map.delegate = self
    present(UINavigationController(rootViewController: map), animated: true)
  }
}
