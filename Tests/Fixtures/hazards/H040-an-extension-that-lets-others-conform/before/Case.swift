import CoreData
import SwiftUI

protocol Discarding: ObservableObject {  // expect: constrained-to-observable-object "Discarding"
  var isDeleted: Bool { get }
}

/// The database's rows stay what they are.
extension NSManagedObject: Discarding {}

final class Sketch: Discarding {
  @Published var isDeleted = false
}

struct DiscardButton<Model: Discarding>: View {
  @ObservedObject var model: Model

  var body: some View { Button("Discard") {}.disabled(model.isDeleted) }
}

struct SketchView: View {
  @StateObject private var sketch = Sketch()

  var body: some View {
    DiscardButton(model: sketch)  // expect: constrained-to-observable-object "DiscardButton"
  }
}
