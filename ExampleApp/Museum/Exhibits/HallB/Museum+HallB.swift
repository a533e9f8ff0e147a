#if !canImport(UIKit)
extension Museum {
  /// What users of other routers and frameworks asked for.
  public static let hallB: [Question] =
    (questionsOfModals + questionsOfMoreModals + questionsOfStacks + questionsOfLinks
    + questionsOfGuards + questionsOfLeaving)
    .sorted { Int($0.number.dropFirst()) ?? 0 < Int($1.number.dropFirst()) ?? 0 }
}
#endif
