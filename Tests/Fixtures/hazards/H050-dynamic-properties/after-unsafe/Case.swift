import Foundation
import SwiftUI

@Observable final class Tank: NSObject {
  @objc dynamic var litres = 40.0  // expect: unsupported-declaration "litres"
  @ObservationIgnored @objc dynamic private(set) var refills = 0

  @objc func refill() {
    refills += 1
    litres = 40
  }
}

struct TankView: View {
  var tank: Tank

  var body: some View {
    Button("\(tank.litres) l") { tank.refill() }
  }
}
