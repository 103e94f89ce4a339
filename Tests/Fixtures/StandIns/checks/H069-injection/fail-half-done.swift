import SwiftUI

final class Old: ObservableObject {}
@Observable final class New {}

struct Reads: View {
  @EnvironmentObject var new: New
  // error: generic struct 'EnvironmentObject' requires that 'New' conform to 'ObservableObject'
  var body: some View { Text("") }
}

struct Root: View {
  let old = Old()
  var body: some View {
    // error: instance method 'environment' requires that 'Old' conform to 'Observable'
    Text("").environment(old)
  }
}

struct Other: View {
  let new = New()
  var body: some View {
    // error: instance method 'environmentObject' requires that 'New' conform to 'ObservableObject'
    Text("").environmentObject(new)
  }
}
