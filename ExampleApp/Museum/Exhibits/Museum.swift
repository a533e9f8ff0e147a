#if !canImport(UIKit)
/// The museum of navigation faults.
@MainActor
public enum Museum {
  /// Crashes and dead ends that apps reported.
  public static let hallA: [Exhibit] = [
    Exhibit("A1", "The link that opens over the lock", A1.self),
    Exhibit("A2", "The bar that belongs to another bar", A2.self),
    Exhibit("A3", "The modal that nobody finished dismissing", A3.self),
    Exhibit("A4", "The swipe at the root that freezes the app", A4.self),
    Exhibit("A5", "The swipe that was taken back", A5.self),
    Exhibit("A6", "The second sheet in flight", A6.self),
    Exhibit("A7", "The same screen pushed twice, noticed late", A7.self),
    Exhibit("A8", "The stack whose screens are not distinct", A8.self),
    Exhibit("A9", "The super of the wrong callback", A9.self),
    Exhibit("A10", "The pages that turn too fast", A10.self),
    Exhibit("A11", "The sheet that is dismissed twice", A11.self),
    Exhibit("A12", "The one screen that is presented twice", A12.self),
    Exhibit("A13", "The sheet that somebody else dismisses", A13.self),
    Exhibit("A14", "The login that stays behind", A14.self),
    Exhibit("A15", "The link that launches the app and is lost", A15.self),
    Exhibit("A16", "The link that does nothing while a sheet is up", A16.self),
    Exhibit("A17", "The window that somebody else moves", A17.self),
    Exhibit("A18", "The placeholder over the list", A18.self),
    Exhibit("A19", "The window that changes its size in the background", A19.self),
    Exhibit("A20", "The article inside the announcement", A20.self),
    Exhibit("A23", "The pop to nobody", A23.self),
    Exhibit("A24", "The action sheet on the iPad", A24.self),
    Exhibit("A25", "The item that is seen behind the lock", A25.self),
    Exhibit("A26", "The transition without an end", A26.self),
    Exhibit("A27", "The sheet that is dismissed while it comes", A27.self),
    Exhibit("A29", "The coordinator that outlives its sheet", A29.self),
    Exhibit("A35", "The chat that opens twice", A35.self),
    Exhibit("A36", "The alert that never comes", A36.self),
    Exhibit("A37", "The child of two parents", A37.self),
    Exhibit("A38", "The right screen beside the wrong list", A38.self),
  ]

  /// The exhibit of this number; nil if there is none.
  public static func exhibit(_ number: String) -> Exhibit? {
    hallA.first { $0.number == number.uppercased() }
  }
}
#endif
