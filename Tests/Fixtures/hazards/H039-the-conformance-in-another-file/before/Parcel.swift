import Combine
import Foundation

final class Parcel {  // expect: observable-object-class "Parcel"
  let number: Int
  @Published var isDelivered = false
  private var scans: [Date] = []

  init(number: Int) { self.number = number }

  func scan() { scans.append(Date()) }
}
