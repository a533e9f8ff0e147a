@testable import Fragments

extension Fragment {
  static let collections: [Fragment] = [
    Fragment(GridOfClasses.self, ["3 cells", "1 selected"]),
    Fragment(GridWithHeaders.self, ["2 cells", "2 headers"]),
    Fragment(GridWithBatchUpdates.self, ["3 cells", "finished true"]),
    Fragment(LayoutOfTheApp.self, ["4 cells"]),
    Fragment(ListWithRegistration.self, ["3 cells", "abc"]),
    Fragment(CompositionWithOrthogonalSections.self, ["8 cells"]),
    Fragment(OutlineOfSections.self, ["3 cells"]),
    Fragment(BrowserThatReports.self, ["shown"]),
    Fragment(MailToSupport.self, ["shown"]),
    Fragment(PhotoFromPicker.self, ["shown"]),
    Fragment(PhotoFromCamera.self, ["shown"]),
    Fragment(DocumentToOpen.self, ["shown"]),
    Fragment(LoginOnTheWeb.self, ["true"]),
    Fragment(PreviewOfDocument.self, ["shown"]),
    Fragment(
      PageThatFollows.self, ["true", "/help 0", "started", "200", "progress", "", "false", "true"]),
    Fragment(FilmInFullScreen.self, ["true"]),
  ]
}
