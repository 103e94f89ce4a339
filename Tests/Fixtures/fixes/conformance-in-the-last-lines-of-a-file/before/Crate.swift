import SwiftUI

final class Crate { @Published var weight = 0.0 }
extension Crate: ObservableObject {}