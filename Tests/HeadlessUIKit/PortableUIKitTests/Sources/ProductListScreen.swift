import PortableUIKit

struct Product: Hashable {
  var name: String
  var price: Decimal
  var isFavourite = false
}

/// A list with sections, a search field, swipe actions and pull to refresh.
final class ProductListViewController: UIViewController {
  var onSelect: (Product) -> Void = { _ in }
  var load: () -> [Product] = { [] }
  private(set) var products: [Product] = []
  private var query = ""

  lazy var tableView: UITableView = {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.translatesAutoresizingMaskIntoConstraints = false
    table.register(ProductCell.self, forCellReuseIdentifier: ProductCell.reuseIdentifier)
    table.dataSource = self
    table.delegate = self
    table.rowHeight = UITableView.automaticDimension
    table.keyboardDismissMode = .onDrag
    return table
  }()

  private lazy var searchController: UISearchController = {
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = self
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchBar.placeholder = "Products"
    return controller
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Products"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] _ in
        self?.reload()
        self?.tableView.refreshControl?.endRefreshing()
      }, for: .valueChanged)
    tableView.refreshControl = refresh
    reload()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  private func reload() {
    products = load()
    tableView.reloadData()
  }

  private var shown: [[Product]] {
    let found = products.filter {
      query.isEmpty || $0.name.lowercased().contains(query.lowercased())
    }
    return [found.filter(\.isFavourite), found.filter { !$0.isFavourite }]
  }
}

extension ProductListViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { shown.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ProductCell.reuseIdentifier, for: indexPath)
    (cell as? ProductCell)?.product = shown[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 && !shown[0].isEmpty ? "Favourites" : nil
  }
}

extension ProductListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(shown[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let product = shown[indexPath.section][indexPath.row]
    let favourite = UIContextualAction(style: .normal, title: "Favourite") {
      [weak self] _, _, completion in
      self?.toggleFavourite(product)
      completion(true)
    }
    favourite.backgroundColor = .systemYellow
    favourite.image = UIImage(systemName: "star")
    let configuration = UISwipeActionsConfiguration(actions: [favourite])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func toggleFavourite(_ product: Product) {
    guard let index = products.firstIndex(of: product) else { return }
    products[index].isFavourite.toggle()
    tableView.reloadSections(IndexSet(integersIn: 0...1), with: .automatic)
  }
}

extension ProductListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    query = searchController.searchBar.text ?? ""
    tableView.reloadData()
  }
}

final class ProductCell: UITableViewCell {
  static let reuseIdentifier = "ProductCell"

  var product: Product? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    product = nil
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = UIListContentConfiguration.valueCell().updated(for: state)
    content.text = product?.name
    content.secondaryText = product.map { "\($0.price) €" }
    content.secondaryTextProperties.color = state.isSelected ? .label : .secondaryLabel
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    contentConfiguration = content
  }
}
