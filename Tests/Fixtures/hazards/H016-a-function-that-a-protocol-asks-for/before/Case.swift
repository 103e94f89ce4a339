import SwiftUI

final class Counter: ObservableObject {
  @Published var draws = 0  // expect: published-property "@Published"

  func count() -> String {
    draws += 1
    return "\(draws)"
  }
}

protocol FrameLook {
  associatedtype Look: View
  @MainActor @ViewBuilder func makeBody(title: String) -> Look
}

/// Not drawn by its own body, but by whoever asks its protocol.
struct Ornate: FrameLook, View {
  let counter: Counter

  var body: some View { Text("ornate") }

  func makeBody(title: String) -> some View { Text(title + counter.count()) }
}

struct Frame<Look: FrameLook>: View {
  let look: Look

  var body: some View { look.makeBody(title: "x") }
}

struct Gallery: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Frame(look: Ornate(counter: counter))
    Frame(look: Ornate(counter: counter))
  }
}
