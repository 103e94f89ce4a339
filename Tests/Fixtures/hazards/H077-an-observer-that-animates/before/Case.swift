import SwiftUI

final class ParcelModel: ObservableObject {  // expect: observable-object-class "ParcelModel"
  @Published var isComplaining = false

  // says-next: "ahead of the 'withAnimation' in its observer"
  var complaint: String? {
    didSet {
      withAnimation { isComplaining = complaint != nil }
    }
  }

  // says-not-next: "withAnimation"
  @Published var weight = 0 {
    didSet { withAnimation { isComplaining = weight > 30 } }
  }

  // says-not-next: "withAnimation"
  var unseen = 0 {
    didSet { withAnimation { isComplaining = unseen > 0 } }
  }

  func send() { complaint = weight > 30 ? "Too heavy" : nil }
}

struct ParcelView: View {
  @StateObject private var parcel = ParcelModel()

  var body: some View {
    VStack {
      if parcel.isComplaining { Text(parcel.complaint ?? "").transition(.opacity) }
      Text("\(parcel.weight) kg")
      Button("Send") { parcel.send() }
      Button("Forget") {
        parcel.complaint = nil
        parcel.unseen += 1
      }
    }
  }
}
