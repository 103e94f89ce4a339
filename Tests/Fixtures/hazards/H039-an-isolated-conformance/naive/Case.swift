import SwiftUI

@MainActor
@Observable
final class Crane: @MainActor, Identifiable {  // error: expected type
  var load = 0
}
