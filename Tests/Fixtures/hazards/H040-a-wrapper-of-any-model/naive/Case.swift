import SwiftUI

/// Finds the model in a container of the project.
@MainActor
@propertyWrapper
struct Resolved<Model: ObservableObject>: DynamicProperty {
  @StateObject private var model: Model

  init(wrappedValue: @autoclosure @escaping () -> Model) {
    _model = StateObject(wrappedValue: wrappedValue())
  }

  var wrappedValue: Model { model }
}

@Observable final class Reader {
  var page = 1
}

struct ReaderView: View {
  @Resolved private var reader = Reader()  // error: generic struct 'Resolved' requires that 'Reader' conform to 'ObservableObject'

  var body: some View {
    Button("Page \(reader.page)") { reader.page += 1 }
  }
}
