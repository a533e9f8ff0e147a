import SwiftUI

struct SettingsView: View {
    @Bindable var store: WorkoutStore
    let router: Router

    @State private var isShowingAbout = false
    @State private var isConfirmingReset = false

    var body: some View {
        Form {
            Section {
                Toggle("Confirm Before Finishing", isOn: $store.confirmsFinish)
            }
            Section {
                Button("About") { isShowingAbout = true }
                Button("Reset All Data", role: .destructive) { isConfirmingReset = true }
            }
        }
        .sheet(isPresented: $isShowingAbout) {
            AboutView()
        }
        .alert("Reset All Data?", isPresented: $isConfirmingReset) {
            Button("Reset", role: .destructive) {
                router.popContentTabs()
                store.reset()
            }
            Button("Cancel", role: .cancel) {}
        }
        .onChange(of: router.followedLinks) {
            isShowingAbout = false
            isConfirmingReset = false
        }
    }
}

struct AboutView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                LabeledContent("Version", value: "1.0")
            }
            .navigationTitle("About")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }
}
