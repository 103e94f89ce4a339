import SwiftUI

struct Cloud {
  var height: Int
}

final class Balloon {
  var colour = "red"
}

final class Sky: ObservableObject {
  @Published var cloud = Cloud(height: 900)
  @Published var balloon: Balloon? = nil
  @Published var flagship = Balloon()

  func refresh() { flagship = flagship }
}

struct SkyView: View {
  @ObservedObject var sky: Sky

  var body: some View {
    Text("cloud at \(sky.cloud.height), \(sky.balloon?.colour ?? "none"), \(sky.flagship.colour)")
  }
}
