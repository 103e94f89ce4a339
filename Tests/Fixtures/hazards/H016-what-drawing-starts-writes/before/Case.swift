import SwiftUI

/// Drawing starts what writes here: tracked, each drawing would lead to the next.
@MainActor final class Track: ObservableObject {
  @Published var selected = 0
  var offsets: [Int: CGFloat] = [:]  // expect: unpublished-stored-property "offsets"
  var heights: [CGFloat] = []  // expect: unpublished-stored-property "heights"

  var nearest: Int { offsets.min { abs($0.value) < abs($1.value) }?.key ?? 0 }
}

struct TrackView: View {
  @StateObject private var track = Track()

  var body: some View {
    VStack {
      Text("\(track.nearest) of \(track.heights.count), \(track.selected)")
      ForEach(0..<20, id: \.self) { row in
        Text("Row \(row)")
          .background(
            GeometryReader { proxy -> Color in
              DispatchQueue.main.async {
                track.offsets[row] = proxy.frame(in: .global).minY
                track.heights.append(proxy.size.height)
              }
              return Color.clear
            }
          )
          .onTapGesture { track.selected = row }
      }
    }
  }
}

/// Only a tap starts this.
@MainActor final class Taps: ObservableObject {
  @Published var last = 0
  var all: [Int] = []  // expect: unpublished-stored-property "all"
}

struct TapsView: View {
  @StateObject private var taps = Taps()

  var body: some View {
    Text("\(taps.last) \(taps.all.count)")
      .onTapGesture { DispatchQueue.main.async { taps.all.append(1) } }
  }
}
