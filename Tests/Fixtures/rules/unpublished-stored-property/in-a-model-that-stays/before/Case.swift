import SwiftUI

final class Orchard: ObservableObject {
  @Published var trees = 3
  // says-next: "would become '@ObservationIgnored'"
  private var visits = 0  // expect: unpublished-stored-property "visits"
  // says-next: "would become tracked because a view reads it"
  var owner = ""  // expect: unpublished-stored-property "owner"

  func visit() {
    visits += 1
    objectWillChange.send()
  }
}

struct OrchardView: View {
  @ObservedObject var orchard: Orchard

  var body: some View {
    Text("\(orchard.owner): \(orchard.trees)")
  }
}
