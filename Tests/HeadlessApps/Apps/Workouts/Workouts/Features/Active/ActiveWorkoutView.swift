import SwiftUI

struct ActiveWorkoutView: View {
    @Bindable var session: ActiveSession
    let confirmsFinish: Bool
    var onMinimize: () -> Void = {}
    var onFinish: () -> Void = {}

    @State private var isEditingNote = false
    @State private var isConfirmingFinish = false

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button("Minimize") { onMinimize() }
                Spacer()
                Button("Note") { isEditingNote = true }
            }
            .padding(.horizontal)
            Text(session.workout.name)
                .font(.title2.bold())
            TimelineView(.periodic(from: .now, by: 1)) { context in
                Text(session.elapsed(at: context.date).clockText)
                    .font(.largeTitle.monospacedDigit())
            }
            List {
                ForEach(session.workout.exercises) { exercise in
                    let symbolName = session.completedIDs.contains(exercise.id) ? "checkmark.circle.fill" : "circle"
                    Button(exercise.name, systemImage: symbolName) { session.toggle(exercise) }
                }
            }
            HStack {
                Button(session.isPaused ? "Resume" : "Pause") { session.togglePause() }
                Button("Finish") { finish() }
            }
            .buttonStyle(.bordered)
        }
        .padding(.vertical)
        .sheet(isPresented: $isEditingNote) {
            NoteView(note: $session.note)
        }
        .alert("Finish Workout?", isPresented: $isConfirmingFinish) {
            Button("Finish") { onFinish() }
            Button("Keep Going", role: .cancel) {}
        } message: {
            Text("\(session.completedIDs.count) of \(session.workout.exercises.count) exercises done.")
        }
    }

    private func finish() {
        if confirmsFinish {
            isConfirmingFinish = true
        } else {
            onFinish()
        }
    }
}
