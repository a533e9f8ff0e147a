import SwiftUI

struct SessionDetailView: View {
    let sessionID: String
    let store: WorkoutStore
    let router: Router
    var onDelete: () -> Void = {}

    @State private var isConfirmingDelete = false

    var body: some View {
        if let session = store.session(id: sessionID) {
            content(for: session)
        } else {
            ContentUnavailableView("Session Deleted", systemImage: "trash")
        }
    }

    private func content(for session: Session) -> some View {
        List {
            Section {
                LabeledContent("Workout", value: session.workoutName)
                LabeledContent("Date", value: session.date.formatted(date: .abbreviated, time: .omitted))
                LabeledContent("Duration", value: session.duration.clockText)
            }
            Section("Completed") {
                Text(session.completedExercises.isEmpty ? "None" : session.completedExercises.joined(separator: ", "))
            }
            if !session.note.isEmpty {
                Section("Note") {
                    Text(session.note)
                }
            }
            Section {
                Button("Delete Session", role: .destructive) { isConfirmingDelete = true }
            }
        }
        .alert("Delete Session?", isPresented: $isConfirmingDelete) {
            Button("Delete", role: .destructive) { onDelete() }
            Button("Cancel", role: .cancel) {}
        }
        .onChange(of: router.followedLinks) {
            isConfirmingDelete = false
        }
    }
}
