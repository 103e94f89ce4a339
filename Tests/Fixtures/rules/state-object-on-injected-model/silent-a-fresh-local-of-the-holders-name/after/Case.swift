import SwiftUI

@Observable final class Ring {
  var size = 7
}

struct RingList: View {
  @State private var ring = Ring()
  let sizes: [Int]

  var body: some View {
    Text("\(ring.size)")
    ForEach(sizes, id: \.self) { size in
      // Hides the property: each row gets a ring of its own.
      let ring = Ring()
      RingView(ring: ring)
    }
    extra()
  }

  private func extra() -> some View {
    let ring: Ring = .init()
    ring.size = 3
    return RingView(ring: ring)
  }
}

struct RingView: View {
  @State var ring: Ring

  var body: some View {
    Text("\(ring.size)")
  }
}
