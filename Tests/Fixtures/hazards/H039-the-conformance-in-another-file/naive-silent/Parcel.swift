import Combine
import Foundation

// Loses: a search for ': ObservableObject' finds the extension and not the class, which then
// neither publishes nor is tracked.
final class Parcel {
  let number: Int
  var isDelivered = false
  private var scans: [Date] = []

  init(number: Int) { self.number = number }

  func scan() { scans.append(Date()) }
}
