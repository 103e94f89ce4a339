import SwiftUI

// final class Ghost: ObservableObject { @Published var x = 0 }
/* @StateObject var ghost = Ghost() */

/// Use it like this:
///
///     @StateObject private var real = Real()
///     View().environmentObject(real)
final class Real: ObservableObject {
  @Published var note = "@Published var x: ObservableObject"
  @Published var published = "\("@StateObject")"
  let raw = #"class X: ObservableObject { @Published var "y" }"#
}

struct ObservableObjects: View {
  @StateObject private var observableObject = Real()
  let environmentObject = ".environmentObject(x)"

  var body: some View {
    Text("@ObservedObject \(observableObject.note)") // .environmentObject(observableObject)
    Inner()
      /* .environmentObject(first) */ .environmentObject(observableObject)
  }
}

private struct Inner: View {
  @EnvironmentObject var stateObject: Real

  var body: some View { Text(stateObject.published) }
}
