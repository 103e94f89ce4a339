public import Combine

extension Shelf: ObservableObject {}

extension Lamp: ObservableObject {}
