import Combine
import SwiftUI

struct Screen<Model: ObservableObject>: View {  // expect: observable-object-constraint "ObservableObject"
  @ObservedObject var model: Model

  var body: some View {
    Text("Screen")
  }
}

struct Pair<A, B>: View where A: ObservableObject, B: Combine.ObservableObject {  // expect: observable-object-constraint "ObservableObject" ; observable-object-constraint "ObservableObject"
  @ObservedObject var a: A
  @ObservedObject var b: B

  var body: some View {
    Text("Pair")
  }
}

struct Lens<Value> {
  var value: Value
}

extension Lens where Value: ObservableObject {  // expect: observable-object-constraint "ObservableObject"
  func refresh() {}
}

func track<Model>(_ model: Model) where Model: Identifiable & ObservableObject {}  // expect: observable-object-constraint "ObservableObject"

func note(_ model: some ObservableObject) {}  // expect: observable-object-constraint "ObservableObject"

final class Hub: ObservableObject {
  @Published var models: [String: any ObservableObject] = [:]  // expect: observable-object-constraint "ObservableObject"

  func register<Model: ObservableObject>(_ model: Model) {}  // expect: observable-object-constraint "ObservableObject"
  subscript<Model: ObservableObject>(type: Model.Type) -> Model? { nil }  // expect: observable-object-constraint "ObservableObject"
}
