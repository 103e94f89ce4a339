import Combine
import Foundation
import Observation

@Observable final class Parcel {  // expect: observable-object-class "Parcel"
  let number: Int
  var isDelivered = false
  @ObservationIgnored private var scans: [Date] = []

  init(number: Int) { self.number = number }

  func scan() { scans.append(Date()) }
}
