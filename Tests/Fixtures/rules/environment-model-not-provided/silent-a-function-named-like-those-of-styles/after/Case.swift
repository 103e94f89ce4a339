import SwiftUI

@Observable final class Axis {
  var ticks = 4
}

struct Labels: View {
  @Environment(Axis.self) private var axis

  var body: some View { Text("\(axis.ticks)") }
}

/// No style: its `makeBody` is a function as any other, and what is put in around it holds.
struct Chart: View {
  @State private var axis = Axis()

  var body: some View { makeBody().environment(axis) }

  func makeBody() -> some View {
    VStack { Labels() }
  }
}

/// Nor does it represent anything.
struct Legend: View {
  @State private var axis = Axis()

  var body: some View { makeUIView(wide: true).environment(axis) }

  func makeUIView(wide: Bool) -> some View {
    HStack { Labels() }
  }
}

#Preview {
  Chart()
}

#Preview {
  Legend()
}
