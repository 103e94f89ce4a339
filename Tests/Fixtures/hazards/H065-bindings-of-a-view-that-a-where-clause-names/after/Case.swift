import SwiftUI

@Observable final class Score {
  var points = 0
}

struct Board: View {
  @Bindable var score: Score  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(score.points)") }
}

struct Frame<Content> {
  var content: Content
}

extension Frame where Content == Board {
  var points: Binding<Int> { content.$score.points }
}

/// A protocol's own type.
struct Table: View {
  @Bindable var score: Score  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(score.points)") }
}

protocol Around {
  associatedtype Content
  var content: Content { get }
}

extension Around where Table == Self.Content {
  var points: Binding<Int> { content.$score.points }
}

/// Only the whole of the types tells which view that is.
struct List: View {
  @Bindable var best: Score  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(best.points)") }
}

func points<All: Sequence>(_ all: All) -> Binding<Int>? where All.Element == List {
  all.first { _ in true }?.$best.points
}

/// Nobody binds this one.
struct Line: View {
  var last: Score  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(last.points)") }
}
