import Foundation
import SwiftUI

final class Tank: NSObject, ObservableObject {
  @Published @objc dynamic var litres = 40.0  // expect: unsupported-declaration "litres"
  @objc dynamic private(set) var refills = 0

  @objc func refill() {
    refills += 1
    litres = 40
  }
}

struct TankView: View {
  @ObservedObject var tank: Tank

  var body: some View {
    Button("\(tank.litres) l") { tank.refill() }
  }
}
