#if !canImport(UIKit)
  /// The bare links; who is told of them is in `UIView+Moving.swift`.
  extension UIView {
    func attach(_ view: UIView, at index: Int?) {
      if let index, index < subviewList.count {
        subviewList.insert(view, at: index)
      } else {
        subviewList.append(view)
      }
      view.superviewLink = self
    }

    func detach(_ view: UIView) {
      var index = subviewList.count - 1
      while index >= 0, subviewList[index] !== view { index -= 1 }
      if index >= 0 { subviewList.remove(at: index) }
      view.superviewLink = nil
    }

    func move(_ view: UIView, to index: Int) {
      guard view.superview === self else { return }
      detach(view)
      attach(view, at: index)
    }
  }
#endif
