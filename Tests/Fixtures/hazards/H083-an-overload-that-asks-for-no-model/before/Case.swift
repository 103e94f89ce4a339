import SwiftUI

final class Ferry: ObservableObject {
  @Published var berth = 0
}

final class Chart: ObservableObject {
  @Published var scale = 1
}

struct Routes<State> {
  var state: State
}

extension View {
  func route<State>(in routes: Routes<State>) -> some View { self }

  func route<State, Model: ObservableObject>(in routes: Routes<State>, model: Model) -> some View {
    environmentObject(model)
  }
}

struct ChartView: View {
  @ObservedObject var chart: Chart  // expect: observed-object "@ObservedObject"
  let routes: Routes<Int>
  var body: some View {
    Text("\(chart.scale)")
      .route(in: routes)
  }
}

struct FerryView: View {
  @StateObject private var ferry = Ferry()
  let routes: Routes<Int>
  var body: some View {
    Text("\(ferry.berth)")
      .route(in: routes, model: ferry)
  }
}
