import SwiftUI

@MainActor
@Observable
final class Engine {
  var state: State = .idle
  var name = ""
}
