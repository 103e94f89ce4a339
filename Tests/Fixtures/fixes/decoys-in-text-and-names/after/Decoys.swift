import SwiftUI

// final class Ghost: ObservableObject { @Published var x = 0 }
/* @StateObject var ghost = Ghost() */

/// Use it like this:
///
///     @StateObject private var real = Real()
///     View().environmentObject(real)
@Observable final class Real {
  var note = "@Published var x: ObservableObject"
  var published = "\("@StateObject")"
  let raw = #"class X: ObservableObject { @Published var "y" }"#
}

struct ObservableObjects: View {
  @State private var observableObject = Real()
  let environmentObject = ".environmentObject(x)"

  var body: some View {
    Text("@ObservedObject \(observableObject.note)") // .environmentObject(observableObject)
    Inner()
      /* .environmentObject(first) */ .environment(observableObject)
  }
}

private struct Inner: View {
  @Environment(Real.self) var stateObject

  var body: some View { Text(stateObject.published) }
}
