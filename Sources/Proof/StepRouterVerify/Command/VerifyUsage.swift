import StepRouterTesting

/// The help text of the tool.
package enum VerifyUsage {
  /// Returns the commands and their options, for `--help`.
  package static func text(of program: String) -> String {
    """
    \(program) verify [--depth <n>] [--states <n>] [--windows <n>] [--fold] [--interleavings]
        [--requests <n>] [--reuse] [--jobs <n>] [--timeout <s>] [--total-timeout <s>] [--memory <mb>]
        [--shard <i/n>] [--record <file> [--resume]] [--report <file>] [--json <file>]
        [--summary <file>] [--junit <file>] [--sarif <file>] [--annotations] [--source-url <url>]
        [--since <record> [--new-faults-only]] [--accepted <file>] [--repeat <n>]
        [--walks <n>] [--seed <n>] [--examples <file>] [--self-test]
    \(program) verify --replay <code> --since <record> [--repeat <n>]
      Tries every screen from every state that a user can reach, closes what is there, waits for
      answers, and opens every link: in an app that is in front, in the background, or has to be
      launched.
      --depth <n>       how many moves the user makes at most; \(VerifyOptions().scope.depth) by default
      --states <n>      the maximum number of states; \(VerifyOptions().scope.states) by default
      --windows <n>     how many windows the user opens; \(VerifyOptions().windows) by default
      --fold            explores on a phone that folds, and folds it in every state
      --interleavings   tries them while something else is moving, too
      --requests <n>    from how many states requests and links are ways to states, too; \(VerifyOptions().scope.requestingStates)
                        by default
      --reuse           takes a verdict from another state with the same content; one in a hundred
                        is found again, and must be the same
      --jobs <n>        how many processes share the work; one for each core by default, 0 for none
                        besides this one, as a debugger needs
      --timeout <s>     after how many seconds without a sign of life the app counts as hung; \(WorkLimits().seconds)
                        by default
      --total-timeout <s>
                        after how many seconds to end and to report what was found by then
      --memory <mb>     with how many megabytes a process counts as hung; \(WorkLimits().megabytes) by default
      --shard <i/n>     tries the states of one part of n only, to be merged
      --record <file>   writes what has come of each piece, at once
      --resume          goes on with that file, which an interruption has left
      --report <file>   writes a page about it that a browser opens
      --json <file>     writes everything that was found
      --summary <file>  writes a comment for a pull request: what is wrong, since when, and the way
      --junit <file>    writes JUnit's XML, a test case for each destination
      --sarif <file>    writes SARIF, which code scanners show at the lines of the destinations
      --annotations     prints GitHub's annotations; GitHub's own runs do without the option
      --source-url <url>
                        links the report and the summary to the app's lines, which are below this
                        address, such as https://github.com/me/app/blob/main/, or folder
      --since <record>  tells new faults from known ones, by the file of an earlier --record
      --new-faults-only ends with 0 if that file has all the faults
      --accepted <file> a line for each fault that does not fail: its code, and why
      --repeat <n>      repeats each fault this many times, and marks the unsteady ones
      --replay <code>   goes the shortest way to a recorded fault again; ends with 1 if it is there
      --walks <n>       how many random walks come at the end; \(VerifyOptions().walks) by default
      --seed <n>        the seed that chooses them; another one for each build by default
      --examples <file> makes the walks of this file first, and adds those that find a fault
      --self-test       tests the explorer instead: commits misdeeds, all of which it must notice

    \(program) verify lead --record <file> [--resume] [--round] [options of verify]
    \(program) verify worker [options of verify]
      Share the work among the machines of a cluster, whose engine passes the lead's pieces to the
      workers, and the workers' results to the lead: one JSON document a line.
      --round           takes all results first, hands out what is due then, and returns 3

    \(program) swarm [--walks <n>] [--length <n>] [--seed <n>] [--windows <n>] [--fold] [--jobs <n>]
        [--timeout <s>] [--total-timeout <s>] [--memory <mb>]
      Walks through the app at random, farther than `verify` goes, and judges each step. A walk that
      comes to a fault is shrunk to the fewest steps that do.
      --walks <n>       how many walks; 200 by default
      --length <n>      how many steps each has at most; 40 by default
      --seed <n>        the seed that chooses them; another one each time by default

    \(program) merge <file> <part> ... [--report <file>] [--summary <file>] [--junit <file>]
        [--sarif <file>] [--annotations] [--source-url <url>]
        [--since <record> [--new-faults-only]]
        [--accepted <file>] [--repeat <n>]
      Puts the recorded parts together, into the file that one process would have recorded.

    \(program) merge --partial <part> ... [--report <file>]
      Shows what remains of parts that were lost or cut off; writes no merged file, and returns 1.

    \(program) check <file> [--write]
      Compares the declared routes with a baseline, or rewrites it.

    \(program) taps <file> [--write [--depth <n>] [--states <n>]]
      Compares what taps do with a baseline, or rewrites it. It goes as deep as the baseline
      says; a new one goes 2 moves deep.

    \(program) map [--mermaid | --dot]
      Prints a map of the screens.

    \(program) lint
      Tells what is wrong with the declared routes, without running them.

    \(program) test from-log <file> [--name <name>] [--windows <n>]
      Repeats a recorded log, says where it departs, and prints a test that does the same.
    """
  }
}
