import PortableUIKit
import StepRouter

// A key path leads to the base's own context.
@MainActor private func chain(list: DestinationStep<UINavigationController, Int>) {
  struct City { var name = "", regionID = 0 }
  let city = StepAssembly(finder: ClassFinder<HomeViewController, City>(), factory: ClassFactory())
    .using(.push())
  #if MISTAKE
  _ = city.from(list.adaptingContext(using: \City.name)).assemble()
  // expected-mistake-error@-1 {{cannot convert value of type 'KeyPath<City, String>' to expected argument type 'KeyPath<City, Int>'}}
  // expected-mistake-note@-2 {{arguments to generic parameter 'Value' ('String' and 'Int') are expected to be equal}}
  #else
  _ = city.from(list.adaptingContext(using: \City.regionID)).assemble()
  #endif
}
