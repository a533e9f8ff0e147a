import SwiftUI

struct WorkoutListView: View {
    let store: WorkoutStore
    var onSelect: (Workout) -> Void = { _ in }
    var onResume: () -> Void = {}

    var body: some View {
        List {
            if let active = store.active {
                Section("In Progress") {
                    Button("Resume \(active.workout.name)") { onResume() }
                }
            }
            Section {
                if store.workouts.isEmpty {
                    Text("No workouts yet. Add one with the plus button.")
                }
                ForEach(store.workouts) { workout in
                    Button {
                        onSelect(workout)
                    } label: {
                        VStack(alignment: .leading) {
                            Text(workout.name)
                                .font(.headline)
                            Text("\(workout.minutes) min")
                                .font(.subheadline)
                                .foregroundStyle(.secondary)
                        }
                    }
                    .foregroundStyle(.primary)
                }
                .onDelete { offsets in
                    let ids = offsets.map { store.workouts[$0].id }
                    ids.forEach { store.deleteWorkout(id: $0) }
                }
            }
        }
    }
}
