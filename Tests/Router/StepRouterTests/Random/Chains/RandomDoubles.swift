import PortableUIKit
import StepRouter

extension RandomAnswer {
  /// Gives this answer; `passing` runs right before each success.
  @MainActor
  func give(
    in run: RandomRun, passing: @escaping @MainActor () -> Void = {},
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    switch self {
    case .pass:
      passing()
      completion(.success)
    case .fail: completion(.failure(Refusal()))
    case .drop: break
    case .twice:
      passing()
      completion(.success)
      completion(.success)
    case .later(let milliseconds):
      run.device.schedule(after: .milliseconds(milliseconds)) {
        passing()
        completion(.success)
      }
    case .hold:
      run.held.append {
        passing()
        completion(.success)
      }
    }
  }
}

/// An interceptor that does and answers what its declaration says.
struct RandomGuardDouble: RoutingInterceptor {
  let run: RandomRun
  let witness: RandomWitness
  let place: Int

  func perform(
    with context: Int, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let declared = witness.step.guards[place]
    let (account, index) = (witness.account, witness.index)
    let answer: @MainActor () -> Void = {
      [run, place] in
      declared.answer.give(in: run, passing: { account.pass(index, place) }, completion)
    }
    if account.isAnswered { account.fault("guard \(place) of step \(index) after the end") }
    switch declared.deed {
    case .nothing: answer()
    case .presents:
      run.navigateMeanwhile(answer)
    case .replacesRoot(let tree):
      run.replaceRoot(with: tree, answer)
    }
  }
}

struct RandomFactory: Factory {
  let run: RandomRun
  let witness: RandomWitness

  func build(with context: Int) throws -> RandomScreen {
    witness.check("is built", with: context)
    if witness.step.fails { throw Refusal() }
    let screen = witness.built(RandomScreen(), in: run.cast)
    if case .screen(let kind) = witness.step.kind { screen.kind = kind }
    return screen
  }
}

/// A factory that takes its container's children, or leaves them to be integrated afterwards.
struct RandomContainerFactory<Container: UIViewController & ContainerViewController>:
  ContainerFactory
{
  let run: RandomRun
  let witness: RandomWitness
  /// Makes the container, with the children that it takes.
  let make: @MainActor (ChildCoordinator?) throws -> Container

  func build(with context: Int, integrating children: ChildCoordinator) throws -> Container {
    witness.check("is built", with: context)
    if witness.step.fails { throw Refusal() }
    let takesChildren = witness.step.takesChildren && !children.isEmpty
    return witness.built(try make(takesChildren ? children : nil), in: run.cast)
  }
}

struct RandomTask<Screen: UIViewController>: ContextTask {
  let run: RandomRun
  let witness: RandomWitness

  func perform(on viewController: Screen, with context: Int) throws {
    witness.check("is updated", with: context)
    (viewController as? RandomScreen)?.value = context
    if witness.step.asksMeanwhile { run.navigateMeanwhile() }
  }
}

/// Presents by itself, without the router's check.
struct RandomPresentation: Action {
  let run: RandomRun
  let answer: RandomAnswer
  let isEffective: Bool

  func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard isEffective else { return answer.give(in: run, completion) }
    guard host.presentedViewController == nil, host.viewIfLoaded?.window != nil,
      viewController.parent == nil, viewController.presentingViewController == nil
    else { return completion(.failure(Refusal())) }
    host.present(viewController, animated: animated) { [run, answer] in
      answer.give(in: run, completion)
    }
  }
}

/// Pushes by itself.
struct RandomPush: ContainerAction {
  let run: RandomRun
  let answer: RandomAnswer
  var canBeMerged: Bool { false }

  func perform(
    with viewController: UIViewController, on host: RandomStack, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard !(viewController is UINavigationController), !(viewController is UISplitViewController)
    else {
      return completion(.failure(Refusal()))
    }
    host.pushViewController(viewController, animated: animated)
    guard let coordinator = host.transitionCoordinator else {
      host.viewIfLoaded?.layoutIfNeeded()
      return answer.give(in: run, completion)
    }
    coordinator.animate(alongsideTransition: nil) { [run, answer] _ in
      answer.give(in: run, completion)
    }
  }
}

struct RandomAddPage: ContainerAction {
  typealias ViewController = RandomPages
  let canBeMerged: Bool
}
