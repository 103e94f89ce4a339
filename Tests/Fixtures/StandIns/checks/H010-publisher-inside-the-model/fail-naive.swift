import Combine
import Foundation
import Observation

@Observable final class Search {
  var query = ""
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  init() {
    $query  // error: cannot find '$query' in scope
      .debounce(for: 0.3, scheduler: RunLoop.main).sink { print($0) }.store(in: &bag)
  }
}
