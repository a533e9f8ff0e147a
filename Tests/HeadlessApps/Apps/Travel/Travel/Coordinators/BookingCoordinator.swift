import UIKit

final class BookingCoordinator: NSObject, Coordinator {
    var childCoordinators: [Coordinator] = []
    var onFinish: ((Booking?) -> Void)?
    private let presenter: UIViewController
    private let navigationController = UINavigationController()
    private let store: TravelStore
    private var draft: BookingDraft

    init(presenter: UIViewController, trip: Trip, store: TravelStore) {
        self.presenter = presenter
        self.store = store
        draft = BookingDraft(trip: trip)
        super.init()
    }

    func start() {
        let dates = BookingDatesViewController(trip: draft.trip, store: store)
        dates.onSelect = { [weak self] departure in
            self?.draft.departure = departure
            self?.showGuests()
        }
        show(dates, animated: false)
        navigationController.presentationController?.delegate = self
        presenter.present(navigationController, animated: true)
    }

    private func showGuests() {
        let guests = BookingGuestsViewController(guests: draft.guests)
        guests.onContinue = { [weak self] count in
            self?.draft.guests = count
            self?.showSummary()
        }
        show(guests, animated: true)
    }

    private func showSummary() {
        let summary = BookingSummaryViewController(draft: draft, store: store)
        summary.onTerms = { [weak self] in self?.navigationController.presentTerms() }
        summary.onConfirm = { [weak self] in self?.confirm() }
        show(summary, animated: true)
    }

    private func show(_ step: UIViewController, animated: Bool) {
        let cancel = UIAction { [weak self] _ in self?.cancel() }
        step.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
        navigationController.pushViewController(step, animated: animated)
    }

    private func confirm() {
        guard !navigationController.isBeingDismissed else { return }
        finish(with: store.book(draft))
    }

    private func cancel() {
        guard navigationController.viewControllers.count > 1 else { return finish(with: nil) }
        navigationController.presentAlert(title: "Discard Booking?", message: "Your choices will be lost.", actions: [
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.finish(with: nil) },
            UIAlertAction(title: "Keep Editing", style: .cancel)
        ])
    }

    private func finish(with booking: Booking?) {
        navigationController.presentingViewController?.dismiss(animated: true) { [weak self] in self?.onFinish?(booking) }
    }
}

extension BookingCoordinator: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        onFinish?(nil)
    }
}
