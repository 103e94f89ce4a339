import Combine
import SwiftUI

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  func refresh() { objectWillChange.send() }
}

extension ObservableObject {
  var typeName: String { String(describing: Self.self) }
}

final class Rosebush: ObservableObject {
  @Published var roses = 5
}

struct RosebushView: View {
  @StateObject private var bush = Rosebush()

  var body: some View {
    // expect-next: constrained-to-observable-object "typeName"
    Text("\(bush.typeName): \(bush.roses)")
    Button("Refresh") { bush.refresh() }  // expect: constrained-to-observable-object "refresh"
  }
}
