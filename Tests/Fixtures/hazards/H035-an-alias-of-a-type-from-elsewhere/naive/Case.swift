import SwiftUI

typealias Environment = [String: String]

@MainActor
protocol Stage {
  associatedtype State
  var state: State { get }
}

@Observable final class Puppet {
  var height = 30
}

struct PuppetView: View, Stage {
  typealias State = Int

  @State private var puppet = Puppet()  // error: struct 'Int' cannot be used as an attribute

  var state: State { puppet.height }

  var body: some View {
    Stepper("Height", value: $puppet.height)
    PuppetName().environment(puppet)
  }
}

struct PuppetName: View {
  @Environment(Puppet.self) private var puppet  // error: generic struct 'Dictionary' cannot be used as an attribute

  var body: some View { Text("\(puppet.height) cm") }
}
