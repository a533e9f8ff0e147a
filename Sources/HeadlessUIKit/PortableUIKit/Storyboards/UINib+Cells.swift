#if !canImport(UIKit)
/// Creates the cells and other reusable views of tables and collection views from a registered nib.
extension UINib {
  func makeCell(for identifier: String) -> UITableViewCell {
    guard let cell: UITableViewCell = onlyObject(for: identifier) else {
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    checkIdentifier(cell.reuseIdentifier, against: identifier)
    cell.reuseIdentifier = identifier
    return cell
  }

  func makeHeader(for identifier: String) -> UITableViewHeaderFooterView {
    guard let header: UITableViewHeaderFooterView = onlyObject(for: identifier) else {
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    header.reuseIdentifier = identifier
    return header
  }

  func makeCollectionCell(for identifier: String) -> UICollectionViewCell {
    makeReusableView(for: identifier) as? UICollectionViewCell
      ?? UICollectionViewCell(_registeredFor: identifier)
  }

  func makeReusableView(for identifier: String) -> UICollectionReusableView {
    guard let view: UICollectionReusableView = onlyObject(for: identifier) else {
      return UICollectionReusableView(_registeredFor: identifier)
    }
    checkIdentifier(view.reuseIdentifier, against: identifier)
    view.reuseIdentifier = identifier
    return view
  }

  private func onlyObject<Object>(for identifier: String) -> Object? {
    let objects = instantiate(withOwner: nil)
    if objects.count == 1, let object = objects.first as? Object { return object }
    device.misuse(
      "T5", "NSInternalInconsistencyException",
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a \(Object.self) instance")
    return nil
  }

  private func checkIdentifier(_ own: String?, against identifier: String) {
    guard let own, own != identifier else { return }
    device.misuse(
      "T5", "NSInternalInconsistencyException",
      "cell reuse indicator in nib (\(own)) does not match the identifier used to register the nib "
        + "(\(identifier))")
  }
}
#endif
