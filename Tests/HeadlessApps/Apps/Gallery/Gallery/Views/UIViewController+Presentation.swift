import UIKit

extension UIViewController {
    var modalPresenter: UIViewController {
        if let search = navigationItem.searchController, search.isActive { return search }
        return self
    }

    func confirm(_ title: String, actionTitle: String, handler: @escaping () -> Void) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: actionTitle, style: .destructive) { _ in handler() })
        modalPresenter.present(alert, animated: true)
    }

    func share(_ photo: Photo, from sourceView: UIView) {
        let text = "\(photo.title)\ngallery://photo/\(photo.id)"
        let activity = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        activity.popoverPresentationController?.sourceView = sourceView
        modalPresenter.present(activity, animated: true)
    }

    func removeFromNavigationStack() {
        guard let stack = navigationController?.viewControllers,
              let index = stack.firstIndex(of: self), index > 0 else { return }
        navigationController?.popToViewController(stack[index - 1], animated: viewIfLoaded?.window != nil)
    }
}
