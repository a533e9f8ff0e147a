#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A18 {
  static var plaque: Plaque {
    Plaque(
      story: """
        The chat that is open on a phone is deleted, and the user looks at the placeholder \
        for the second column instead of the list.
        """,
      reports: [
        "nextcloud/talk-ios PRs 922, 1005",
        "element-x-ios PRs 613, 617",
        "zotero-ios PR 1146",
      ],
      date: "2022–2025", confidence: .explained,
      moves: [.tap("Ada"), .happens("the chat is deleted")],
      finding: .brokenProperty("a phone shows the placeholder"),
      cause: """
        Setting the second column of a collapsed split view controller puts it on the stack, \
        in front of the user.
        """,
      remedy: """
        A chain asks for the list: beside the placeholder on an iPad, and in front on a \
        phone.
        """,
      inYourApp: "Open a detail in a narrow window, and let it be deleted on another device.")
  }
}
#endif
