import Locker
import SwiftUI

final class Membership: ObservableObject {
  @Published var name = ""
}

// What is taken is asked for by its type, so that it is not this one.
final class Treadmill: ObservableObject {
  @Published var speed = 0
}

struct GymView: View {
  let locker: Locker
  @StateObject private var treadmill = Treadmill()

  var body: some View {
    Text("\(treadmill.speed)")
    CardView()
      .environmentObject(locker.take(Membership.self)!)  // expect: unresolved-injection "environmentObject"
  }
}

struct CardView: View {
  @EnvironmentObject private var membership: Membership

  var body: some View {
    Text(membership.name)
  }
}
