import SwiftUI

@MainActor
public func keeping<Model: ObservableObject>(_ model: Model) -> StateObject<Model> {
  StateObject(wrappedValue: model)
}
