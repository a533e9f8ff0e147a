import PortableSwiftUI

/// The settings, written in SwiftUI.
package struct SettingsView: View {
  let ledger: Ledger
  @State private var hidesBalances: Bool

  init(ledger: Ledger) {
    self.ledger = ledger
    _hidesBalances = State(initialValue: ledger.hidesBalances)
  }

  package var body: some View {
    VStack {
      Toggle("Hide balances", isOn: $hidesBalances)
    }
    .navigationTitle("Settings")
    .onChange(of: hidesBalances) { ledger.hidesBalances = $0 }
  }
}
