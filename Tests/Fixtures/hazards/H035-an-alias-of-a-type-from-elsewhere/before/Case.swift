import SwiftUI

typealias Environment = [String: String]

@MainActor
protocol Stage {
  associatedtype State
  var state: State { get }
}

final class Puppet: ObservableObject {
  @Published var height = 30
}

struct PuppetView: View, Stage {
  typealias State = Int

  @StateObject private var puppet = Puppet()  // expect: state-object "@StateObject"

  var state: State { puppet.height }

  var body: some View {
    Stepper("Height", value: $puppet.height)
    PuppetName().environmentObject(puppet)
  }
}

struct PuppetName: View {
  @EnvironmentObject private var puppet: Puppet

  var body: some View { Text("\(puppet.height) cm") }
}
