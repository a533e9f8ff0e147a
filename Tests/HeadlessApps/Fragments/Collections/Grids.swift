import UIKit

private let reuseIdentifier = "Cell"

final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { contentView.alpha = isSelected ? 0.5 : 1 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}

class CollectionScreen: Screen {
  weak var collectionView: UICollectionView!

  func addCollection(_ layout: UICollectionViewLayout) {
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.insertSubview(collectionView, at: 0)
    self.collectionView = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(show), for: .touchUpInside)
  }

  @objc func show() {
    collectionView.layoutIfNeeded()
    note("\(collectionView.visibleCells.count) cells")
  }
}

final class GridOfClasses: CollectionScreen, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let names = ["a", "b", "c"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 1
    layout.scrollDirection = .vertical
    addCollection(layout)
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return names.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath) as! PhotoCell
    cell.imageView.image = UIImage(named: names[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    let width = collectionView.bounds.width / 3 - 1
    return CGSize(width: width, height: width)
  }

  override func show() {
    super.show()
    collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: .centeredVertically)
    note("\(collectionView.indexPathsForSelectedItems?.first?.item ?? -1) selected")
  }
}

final class GridWithHeaders: CollectionScreen, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 40)
    addCollection(layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Header")
    collectionView.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    default:
      return UICollectionReusableView()
    }
  }

  override func show() {
    super.show()
    note("\(collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count) headers")
  }
}

final class GridWithBatchUpdates: CollectionScreen, UICollectionViewDataSource {
  var count = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    addCollection(UICollectionViewFlowLayout())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
  }

  override func show() {
    collectionView.performBatchUpdates({
      self.count += 1
      self.collectionView.insertItems(at: [IndexPath(row: 2, section: 0)])
    }, completion: { [weak self] finished in
      self?.note("finished \(finished)")
    })
    super.show()
  }
}

final class LayoutOfTheApp: CollectionScreen, UICollectionViewDataSource {
  final class StairLayout: UICollectionViewLayout {
    private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    override func prepare() {
      super.prepare()
      guard let collectionView = collectionView else { return }
      cache.removeAll()
      for item in 0 ..< collectionView.numberOfItems(inSection: 0) {
        let indexPath = IndexPath(item: item, section: 0)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 20 * item, y: 20 * item, width: 20, height: 20)
        cache[indexPath] = attributes
      }
    }

    override var collectionViewContentSize: CGSize {
      return CGSize(width: 200, height: 200)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      return cache.values.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      return cache[indexPath]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      return true
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addCollection(StairLayout())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
  }
}
