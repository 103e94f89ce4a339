import SwiftUI

final class Axis: ObservableObject {
  @Published var ticks = 4
}

struct Labels: View {
  @EnvironmentObject private var axis: Axis

  var body: some View { Text("\(axis.ticks)") }
}

/// No style: its `makeBody` is a function as any other, and what is put in around it holds.
struct Chart: View {
  @StateObject private var axis = Axis()

  var body: some View { makeBody().environmentObject(axis) }

  func makeBody() -> some View {
    VStack { Labels() }
  }
}

/// Nor does it represent anything.
struct Legend: View {
  @StateObject private var axis = Axis()

  var body: some View { makeUIView(wide: true).environmentObject(axis) }

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
