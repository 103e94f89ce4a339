import SwiftUI

final class Phone: ObservableObject { @Published var name = "" }

final class Desk: ObservableObject { @Published var name = "" }

final class Watch: ObservableObject { @Published var name = "" }

struct PhoneView: View {
  @EnvironmentObject private var phone: Phone

  var body: some View { Text(phone.name) }
}

struct DeskView: View {
  @EnvironmentObject private var desk: Desk

  var body: some View { Text(desk.name) }
}

struct WatchView: View {
  @EnvironmentObject private var watch: Watch

  var body: some View { Text(watch.name) }
}

struct Root: View {
  var body: some View {
    #if os(iOS)
    let model = Phone()
    #elseif os(watchOS)
    let model = Watch()
    #else
    let model = Desk()
    #endif
    Text("Root")
      .environmentObject(model)  // expect: unresolved-injection "environmentObject" ; unresolved-injection "environmentObject" ; unresolved-injection "environmentObject"
  }
}
