import SwiftUI

struct People: View {
  @State private var repository = PeopleRepository()  // expect: eager-model-initializer "@StateObject"

  var body: some View {
    Text("\(repository.names.count)")
  }
}

struct Pets: ViewModifier {
  @State private var repository = PetRepository()  // expect: eager-model-initializer "@StateObject"

  func body(content: Content) -> some View {
    content.overlay(Text("\(repository.names.count)"))
  }
}
