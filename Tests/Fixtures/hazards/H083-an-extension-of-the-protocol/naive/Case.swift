import Combine
import SwiftUI

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  func refresh() { objectWillChange.send() }
}

extension ObservableObject {
  var typeName: String { String(describing: Self.self) }
}

@Observable final class Rosebush {
  var roses = 5
}

struct RosebushView: View {
  @State private var bush = Rosebush()

  var body: some View {
    Text("\(bush.typeName): \(bush.roses)")  // error: value of type 'Rosebush' has no
    Button("Refresh") { bush.refresh() }
  }
}
