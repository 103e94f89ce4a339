import SwiftUI

final class Dial: ObservableObject {
  @Published var turn = 1
}

extension StateObject {
  init(make: @escaping () -> ObjectType) { self.init(wrappedValue: make()) }
}

struct DialView: View {
  // expect-next: unsupported-declaration "@StateObject(make: { Dial() })"
  @StateObject(make: { Dial() }) private var dial: Dial

  var body: some View { Text("\(dial.turn)") }
}
