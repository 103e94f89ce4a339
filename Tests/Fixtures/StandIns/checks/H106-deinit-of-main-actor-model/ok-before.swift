import SwiftUI

@MainActor final class Model: ObservableObject {
  @Published var name = ""
  private var task: Task<Void, Never>?
  deinit { task?.cancel() }
}
