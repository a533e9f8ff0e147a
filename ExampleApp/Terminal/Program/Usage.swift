/// The text that `--help` prints.
package enum Usage {
  package static let text = """
    A small shop in the terminal, on the real router.

    ExampleApp [--flow <file>]
      Gives a prompt in a terminal. Elsewhere it obeys standard input, one command a line.
      --flow <file>     starts with an introduction, by the list in a JSON file

    ExampleApp verify [--depth <n>] [--states <n>] [--windows <n>] [--interleavings] [--json <file>]
      Tries every screen from every state that a user can reach, closes what is there, waits for
      answers, and opens every link: in a shop that is in front, in the background, or has to be
      launched.
      --depth <n>       how many moves the user makes at most; \(VerifyOptions().depth) by default
      --states <n>      how many states are enough; \(VerifyOptions().states) by default
      --windows <n>     how many windows the user opens; \(VerifyOptions().windows) by default
      --interleavings   tries them while something else is moving, too
      --json <file>     writes everything that was found

    ExampleApp --help   prints this text

    The program ends with 0 if all went well, 1 if a command could not be obeyed or something is
    wrong with the shop, and 2 if it could not start.

    The commands:

      \(CommandForm.help.replacing("\n", with: "\n  "))
    """
}
