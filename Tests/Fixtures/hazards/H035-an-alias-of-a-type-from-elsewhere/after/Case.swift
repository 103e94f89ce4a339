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

  @SwiftUI.State private var puppet = Puppet()  // expect: state-object "@StateObject"

  var state: State { puppet.height }

  var body: some View {
    Stepper("Height", value: $puppet.height)
    PuppetName().environment(puppet)
  }
}

struct PuppetName: View {
  @SwiftUI.Environment(Puppet.self) private var puppet

  var body: some View { Text("\(puppet.height) cm") }
}
