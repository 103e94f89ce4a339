import SwiftUI

@MainActor
final class Engine: ObservableObject {
  @Published var state: State = .idle
  @Published var name = ""
}
