import SwiftUI

@Observable final class Greeting {
  var time = "morning"
  var isLoud: Bool {
    get {
      access(keyPath: \.isLoud)
      return storedIsLoud
    }
    set {
      withMutation(keyPath: \.isLoud) {
        storedIsLoud = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("loud") private var storedIsLoud = Bool()  // expect: app-storage-in-observable-class "@AppStorage("loud")"
  var name: String {
    get {
      access(keyPath: \.name)
      return storedName
    }
    set {
      withMutation(keyPath: \.name) {
        storedName = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("name") private var storedName = String()  // expect: app-storage-in-observable-class "@AppStorage("name")"
  var times: Int {
    get {
      access(keyPath: \.times)
      return storedTimes
    }
    set {
      withMutation(keyPath: \.times) {
        storedTimes = newValue
      }
    }
  }
  @ObservationIgnored @AppStorage("times") private var storedTimes = Int()  // expect: app-storage-in-observable-class "@AppStorage("times")"
}

struct GreetingView: View {
  @State private var greeting = Greeting()

  var body: some View {
    TextField("Time of day", text: $greeting.time)
    Toggle("Loud", isOn: $greeting.isLoud)
    Text("\(greeting.name), \(greeting.times) times")
  }
}
