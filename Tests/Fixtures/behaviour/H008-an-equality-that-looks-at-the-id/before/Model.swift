import SwiftUI

struct Parcel: Equatable {
  let id: Int
  var status: String

  static func == (a: Parcel, b: Parcel) -> Bool { a.id == b.id }
}

final class ParcelTracker: ObservableObject {
  @Published var parcel = Parcel(id: 7, status: "packed")

  func receive(_ news: Parcel) { parcel = news }
}

struct ParcelView: View {
  @ObservedObject var tracker: ParcelTracker

  var body: some View { Text(tracker.parcel.status) }
}
