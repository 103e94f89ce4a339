import SwiftUI

@MainActor @Observable final class Model {
  var name = ""
  @ObservationIgnored private var task: Task<Void, Never>?
  deinit { task?.cancel() }
}
