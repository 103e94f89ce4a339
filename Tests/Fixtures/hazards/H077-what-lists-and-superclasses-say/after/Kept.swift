import SwiftUI

/// A constant that holds an object of Foundation: the object changes all the same.
@Observable final class Delivery {  // expect: observable-object-class "Delivery"
  var address = ""
  // says-next: "a view shows 'progress', which nothing tracks"
  let progress = Progress(totalUnitCount: 10)
  private let vans = OperationQueue()
  private let crates = NSMutableArray()
  private let weekdays = ["Mo", "Th"]

  // says-next: "a view shows 'isBusy', which nothing tracks"
  var isBusy: Bool { vans.operationCount > 0 }
  // says-next: "a view shows 'load', which nothing tracks"
  var load: Int { crates.count }
  // says-next: "a view shows 'part', which nothing tracks"
  var part: Double { progress.fractionCompleted }

  // says-not-next: "nothing tracks"
  var days: Int { weekdays.count }

  func send() {
    vans.addOperation {}
    crates.add(1)
    progress.completedUnitCount += 1
    address = ""
  }
}

struct DeliveryView: View {
  var delivery: Delivery

  var body: some View {
    Text("\(delivery.part) \(delivery.progress.completedUnitCount)")
    Text(delivery.isBusy ? "\(delivery.load)" : "\(delivery.days)")
    Button(delivery.address) { delivery.send() }
  }
}
