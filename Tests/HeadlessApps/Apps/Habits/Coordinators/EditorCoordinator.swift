import UIKit

protocol EditorCoordinatorDelegate: AnyObject {
    func editorCoordinatorDidFinish(_ coordinator: EditorCoordinator)
}

final class EditorCoordinator: NSObject, Coordinator {

    let navigationController = UINavigationController()
    var childCoordinators: [Coordinator] = []
    weak var delegate: EditorCoordinatorDelegate?

    private let presenter: UIViewController
    private let store: HabitStoreProtocol

    init(presenter: UIViewController, store: HabitStoreProtocol) {
        self.presenter = presenter
        self.store = store
    }

    func start() {
        let viewModel = HabitEditorViewModel(store: store)
        viewModel.onFinish = { [weak self] in self?.finish() }
        let viewController = HabitEditorViewController(viewModel: viewModel)
        navigationController.viewControllers = [viewController]
        navigationController.presentationController?.delegate = self
        presenter.present(navigationController, animated: true)
    }

    private func finish() {
        presenter.dismiss(animated: true) { [self] in
            delegate?.editorCoordinatorDidFinish(self)
        }
    }
}

extension EditorCoordinator: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.editorCoordinatorDidFinish(self)
    }
}
