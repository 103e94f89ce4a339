import Rows
import SwiftUI

final class Dog: Object {
  var name = ""
}

@Observable final class Kennel {
  var isOpen = true
}

struct Dogs: View {
  @ObservedRows(Dog.self, sortedBy: \Dog.name) var dogs
  var kennel: Kennel

  var body: some View { Text(kennel.isOpen ? "\(dogs.count) dogs" : "closed") }
}
