import StepRouterVerify

/// The text that `--help` prints.
package enum Usage {
  /// The name of the program.
  package static let program = "ExampleApp"

  package static let text = """
    A small shop in the terminal, on the real router.

    ExampleApp [--flow <file>]
      Gives a prompt in a terminal, with arrow keys, a history and Tab for what a word could become.
      Elsewhere it obeys standard input, one command a line.
      --flow <file>     starts with an introduction, by the list in a JSON file

    ExampleApp fold
      Folds a phone in the middle of each of the shop's navigations, one of them frame by frame.

    \(VerifyUsage.text(of: program))

    ExampleApp --help   prints this text

    The program ends with 0 if all went well or the user has left the prompt, 1 if a command that was
    not typed there could not be obeyed or something is wrong with the shop, 2 if it could not start,
    and 130 if it was interrupted.

    The commands:

      \(CommandForm.help.replacing("\n", with: "\n  "))
    """
}
