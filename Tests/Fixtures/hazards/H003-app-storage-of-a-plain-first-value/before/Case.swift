import SwiftUI

final class Greeting: ObservableObject {
  @Published var time = "morning"
  @AppStorage("loud") var isLoud = Bool()  // expect: app-storage-in-observable-class "@AppStorage("loud")"
  @AppStorage("name") var name = String()  // expect: app-storage-in-observable-class "@AppStorage("name")"
  @AppStorage("times") var times = Int()  // expect: app-storage-in-observable-class "@AppStorage("times")"
}

struct GreetingView: View {
  @StateObject private var greeting = Greeting()

  var body: some View {
    TextField("Time of day", text: $greeting.time)
    Toggle("Loud", isOn: $greeting.isLoud)
    Text("\(greeting.name), \(greeting.times) times")
  }
}
