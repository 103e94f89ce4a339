import SwiftUI

@MainActor
@Observable
final class Parcel: Identifiable {
  nonisolated let id = 1
  var status = "sent"

  func refresh() {
    status = "arrived"
  }
}

/// Keeps which parcel is chosen and reads nothing of it that changes: whoever shows it observes it.
struct ParcelList: View {
  let parcels: [Parcel]
  @State private var shown: Parcel?
  @State private var marked: Parcel?
  @State private var last: Parcel?

  var body: some View {
    VStack {
      ForEach(parcels) { parcel in
        Button("Show") { shown = parcel }
      }
      if let marked {
        ParcelView(parcel: marked)
      }
      Button("Refresh") { last?.refresh() }
        .disabled(last == nil)
    }
    .sheet(item: $shown) { parcel in
      ParcelView(parcel: parcel)
    }
    .onAppear { marked = parcels.first }
  }
}

struct ParcelView: View {
  var parcel: Parcel

  var body: some View {
    Text(parcel.status)
  }
}
