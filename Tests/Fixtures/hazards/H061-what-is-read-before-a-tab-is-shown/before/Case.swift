import SwiftUI

/// A `TabView` makes the views of all its tabs; a `@StateObject` waits until its tab is shown.
@MainActor final class Basket {
  static let shared = Basket()
  static var fruits: [String] = []
  static let limit = 12
  var weight = 0.0
}

@MainActor final class Bill: ObservableObject {
  @Published var fruits: [String]

  init() {
    // says-next: "'@State' has this read when the tabs around 'BillView' are made, and not when its"
    fruits = Basket.fruits
  }
}

struct BillView: View {
  @StateObject private var bill = Bill()  // expect: state-object "@StateObject"

  var body: some View { Text(bill.fruits.joined()) }
}

@MainActor final class Parcel: ObservableObject {
  // says-next: "'@State' has this read when the tabs around 'ParcelView' are made"
  @Published var weight = Basket.shared.weight
}

struct ParcelView: View {
  @StateObject private var parcel = Parcel()  // expect: state-object "@StateObject"

  var body: some View { Text("\(parcel.weight)") }
}

final class Nap: ObservableObject {
  // says-next: "'@State' has this read when the tabs around 'NapView' are made"
  let start = Date()
  @Published var isOver = false
}

struct NapView: View {
  @StateObject private var nap = Nap()  // expect: state-object "@StateObject"

  var body: some View {
    Toggle("\(nap.start)", isOn: $nap.isOver)
  }
}

/// This one is shown first, so that both are one time.
final class Orchard: ObservableObject {
  // says-not-next: "has this read"
  let opened = Date()
  @Published var isOpen = true
}

struct OrchardView: View {
  @StateObject private var orchard = Orchard()  // expect: state-object "@StateObject"

  var body: some View {
    Toggle("\(orchard.opened)", isOn: $orchard.isOpen)
    Button("Pick") {
      Basket.fruits.append("Pear")
      Basket.shared.weight += 0.2
    }
  }
}

/// What nobody sets is the same at any time.
@MainActor final class Crate: ObservableObject {
  // says-not-next: "has this read"
  @Published var room = Basket.limit
  // says-not-next: "has this read"
  @Published var isMarked = { () -> Bool in false }()
}

struct CrateView: View {
  @StateObject private var crate = Crate()  // expect: state-object "@StateObject"

  var body: some View { Text("\(crate.room)") }
}

/// A page that is drawn when it is shown makes what it shows then.
@MainActor final class Receipt: ObservableObject {
  // says-not-next: "has this read"
  @Published var weight = Basket.shared.weight
}

struct ReceiptView: View {
  @StateObject private var receipt = Receipt()  // expect: state-object "@StateObject"

  var body: some View { Text("\(receipt.weight)") }
}

struct ReceiptPage: View {
  var body: some View { VStack { ReceiptView() } }
}

struct Market: View {
  var body: some View {
    TabView {
      OrchardView().tabItem { Text("Orchard") }
      BillView().tabItem { Text("Bill") }
      VStack { ParcelView() }.padding().tabItem { Text("Parcel") }
      Group {
        NapView().tabItem { Text("Nap") }
        CrateView().tabItem { Text("Crate") }
      }
      ReceiptPage().tabItem { Text("Receipt") }
    }
  }
}
