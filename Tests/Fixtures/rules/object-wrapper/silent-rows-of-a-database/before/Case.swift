import Rows
import SwiftUI

final class Dog: Object {
  var name = ""
}

final class Kennel: ObservableObject {
  @Published var isOpen = true
}

struct Dogs: View {
  @ObservedRows(Dog.self, sortedBy: \Dog.name) var dogs
  @ObservedObject var kennel: Kennel

  var body: some View { Text(kennel.isOpen ? "\(dogs.count) dogs" : "closed") }
}
