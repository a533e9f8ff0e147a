import Foundation

func freeMemory() {
  malloc_trim(0)  // refused: cannot find 'malloc_trim' in scope
}
