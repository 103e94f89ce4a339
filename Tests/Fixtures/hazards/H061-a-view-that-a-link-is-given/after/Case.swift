import SwiftUI

@Observable final class Grid {
  var spacing = 7.0
}

struct GridPage: View {
  @State private var grid = Grid()  // expect: state-object "@StateObject"

  var body: some View { Slider(value: $grid.spacing) }
}

struct Entry: Identifiable {
  let id = 1
  let destination: AnyView

  init(destination: some View) { self.destination = AnyView(destination) }
}

struct Contents: View {
  // says-next: "a link keeps what is made here: leaving does not free it"
  private var entries: [Entry] { [Entry(destination: GridPage())] }

  var body: some View {
    NavigationStack {
      List {
        ForEach(entries) { entry in
          NavigationLink(destination: entry.destination) { Text("Grid") }
        }
      }
    }
  }
}

@Observable final class Doors {
  var areOpen = false
}

struct CarPage: View {
  @State private var doors = Doors()  // expect: state-object "@StateObject"

  var body: some View { Toggle("Doors", isOn: $doors.areOpen) }
}

struct Sample: Identifiable {
  let id = 1
  let page: () -> AnyView

  init(page: @escaping @autoclosure () -> some View) { self.page = { AnyView(page()) } }
}

struct SampleRow: View {
  let title: String
  let page: AnyView

  var body: some View {
    NavigationLink(destination: page.padding()) { Text(title) }
  }
}

struct Samples: View {
  // says-next: "a link keeps what is made here: leaving does not free it"
  let all = [Sample(page: CarPage())]

  var body: some View {
    List(all) { sample in SampleRow(title: "Car", page: AnyView(sample.page())) }
  }
}

@Observable final class Weather {
  var isDry = false
}

/// No link leads to this one: it is drawn where it stands.
struct WeatherPage: View {
  @State private var weather = Weather()  // expect: state-object "@StateObject"

  var body: some View { Toggle("Dry", isOn: $weather.isDry) }
}

struct Framed: View {
  let inner: WeatherPage

  var body: some View { inner.padding() }
}

struct Home: View {
  // says-not-next: "keeps what is made here"
  var body: some View { Framed(inner: WeatherPage()) }
}
