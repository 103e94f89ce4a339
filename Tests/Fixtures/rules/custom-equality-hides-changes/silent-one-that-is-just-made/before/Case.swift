import SwiftUI

struct Face: Equatable {
  let number: Int
  var name: String

  static func == (left: Face, right: Face) -> Bool { left.number == right.number }
}

final class Circle: ObservableObject {
  @Published var faces: [Face] = []

  func add(_ face: Face) { faces.append(face) }
}

struct CircleView: View {
  @ObservedObject var circle: Circle

  /// Nobody has seen the old value of what was made right here.
  init(count: Int) {
    let circle = Circle()
    circle.faces = (0..<count).map { Face(number: $0, name: "") }
    self.circle = circle
  }

  var body: some View { Text(circle.faces.map(\.name).joined()) }
}
