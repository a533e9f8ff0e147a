#if !canImport(UIKit)
import Testing

@Suite("The verbs of a path")
struct PathElementTests {
  @Test("Pushing adds a screen, and popping removes up to a number of them")
  func pushAndPop() {
    var path: [ShopPage] = [.home]
    path.push(.product(1))
    path.push(.product(2))
    #expect(path == [.home, .product(1), .product(2)])
    path.pop()
    #expect(path == [.home, .product(1)])
    path.pop(0)
    path.pop(-1)
    #expect(path == [.home, .product(1)])
    path.pop(7)
    #expect(path == [])
    path.pop()
    #expect(path == [])
  }

  @Test("Popping to a screen keeps the last one with this value, or changes nothing")
  func popTo() {
    var path: [ShopPage] = [.home, .settings, .product(1), .settings, .bag]
    var isFound = path.pop(to: .settings)
    #expect(isFound)
    #expect(path == [.home, .settings, .product(1), .settings])
    isFound = path.pop(to: .product(2))
    #expect(!isFound)
    path.pop(to: .settings)
    #expect(path == [.home, .settings, .product(1), .settings])
    path.pop(to: .home)
    #expect(path == [.home])
  }

  @Test("Replacing changes the screen in front, and begins an empty path")
  func replace() {
    var path: [ShopPage] = [.home, .product(1)]
    path.replaceLast(with: .product(2))
    #expect(path == [.home, .product(2)])
    path = []
    path.replaceLast(with: .search)
    #expect(path == [.search])
  }
}
#endif
