import SwiftUI

struct WorkoutFormView: View {
    private let title: String
    private let original: Workout
    private let onSave: (Workout) -> Void

    @Environment(\.dismiss) private var dismiss
    @State private var draft: Workout
    @State private var isConfirmingDiscard = false

    init(title: String, workout: Workout, onSave: @escaping (Workout) -> Void) {
        self.title = title
        self.original = workout
        self.onSave = onSave
        _draft = State(initialValue: workout)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Workout") {
                    TextField("Name", text: $draft.name)
                    Stepper("\(draft.minutes) minutes", value: $draft.minutes, in: 5...120, step: 5)
                }
                Section("Exercises") {
                    ForEach($draft.exercises) { $exercise in
                        TextField("Exercise", text: $exercise.name)
                    }
                    Button("Add Exercise") { draft.exercises.append(Exercise(name: "")) }
                }
            }
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { cancel() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { save() }
                        .disabled(draft.name.trimmingCharacters(in: .whitespaces).isEmpty)
                }
            }
            .alert("Discard Changes?", isPresented: $isConfirmingDiscard) {
                Button("Discard", role: .destructive) { dismiss() }
                Button("Keep Editing", role: .cancel) {}
            }
        }
    }

    private func cancel() {
        if draft == original {
            dismiss()
        } else {
            isConfirmingDiscard = true
        }
    }

    private func save() {
        onSave(draft)
        dismiss()
    }
}
