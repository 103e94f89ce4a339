import Combine
import SwiftUI

@Observable final class Search {
  var term = "" {
    willSet { termSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var termSubject = CurrentValueSubject<_, Never>(term)
  private(set) var hits: [String] = []
  @ObservationIgnored private var hitsAssignments: Set<AnyCancellable> = []

  init() {
    termSubject.map { [$0] }.sink { [weak self] in self?.hits = $0 }.store(in: &hitsAssignments)
  }
}

struct SearchScreen: View {
  @State private var search = Search()

  var body: some View {
    SearchField().environment(search)
  }
}

struct SearchField: View {
  @Environment(Search.self) private var search

  var body: some View { TextField("Term", text: Bindable(search).term) }
}
