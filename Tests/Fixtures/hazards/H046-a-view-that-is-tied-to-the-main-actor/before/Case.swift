// typecheck: -swift-version 5
import SwiftUI

final class Depot {
  var rows = 1
}

final class Talk: ObservableObject {
  @Published var title = ""
}

/// What cannot be sent takes its initialiser to the main actor already.
struct TalkView: View {
  let depot: Depot
  @ObservedObject var talk: Talk  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(talk.title) \(depot.rows)") }
}

struct Router {
  let depot: Depot

  func view(of talk: Talk) -> TalkView { TalkView(depot: depot, talk: talk) }
}
