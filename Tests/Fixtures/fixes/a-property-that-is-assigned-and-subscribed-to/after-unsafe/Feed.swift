import Combine
import SwiftUI

@Observable final class Feed {
  var source: String? {
    willSet { sourceSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var sourceSubject = CurrentValueSubject<String?, Never>(source)
  var items: [String]? = nil {
    willSet { itemsSubject.send(newValue) }
  }
  @ObservationIgnored private var itemsAssignments: Set<AnyCancellable> = []
  @ObservationIgnored private(set) lazy var itemsSubject = CurrentValueSubject<[String]?, Never>(items)
  private(set) var count = 0 {  // of all
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private var countAssignments: Set<AnyCancellable> = []
  @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<_, Never>(count)
  var isEmpty = true {
    willSet { isEmptySubject.send(newValue) }
  }
  @ObservationIgnored private var isEmptyAssignments: Set<AnyCancellable> = []
  @ObservationIgnored private(set) lazy var isEmptySubject = CurrentValueSubject<_, Never>(isEmpty); @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    sourceSubject.map { $0.map { [$0] } }.sink { [weak self] in self?.items = $0 }.store(in: &itemsAssignments)
    itemsSubject.map { $0?.count ?? 0 }.sink { [weak self] in self?.count = $0 }.store(in: &countAssignments)
    countSubject.map { $0 == 0 }.sink { [weak self] in self?.isEmpty = $0 }.store(in: &isEmptyAssignments)
    isEmptySubject.sink { print($0) }.store(in: &bag)
  }
}

struct FeedView: View {
  @State private var feed = Feed()

  var body: some View { Text("\(feed.count)") }
}
