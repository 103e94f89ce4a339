import Mocking
import SwiftUI

@Mockable  // expect: unsupported-declaration "@Mockable"
protocol Gardener: AnyObject {
  var plants: Int { get }
  func plant()
}

final class Allotment: Gardener, ObservableObject {
  @Published private(set) var plants = 0

  func plant() { plants += 1 }
}

struct AllotmentView: View {
  @StateObject private var allotment = Allotment()

  var body: some View { Button("\(allotment.plants)") { allotment.plant() } }
}
