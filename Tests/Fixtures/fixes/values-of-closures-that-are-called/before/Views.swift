import SwiftUI

final class Draft: ObservableObject {
  @Published var text: String
  init(_ text: String) { self.text = text }
}

struct Reader: View {
  @StateObject private var draft: Draft
  init(draft: @autoclosure @escaping () -> Draft) {
    _draft = StateObject(wrappedValue: draft())
  }
  var body: some View { Text(draft.text) }
}

struct Shouting: View {
  @ObservedObject private var draft: Draft
  init(draft: Draft) {
    _draft = ObservedObject(wrappedValue: {
      draft.text += "!"
      return draft
    }())
  }
  var body: some View { Text(draft.text) }
}

struct Plain: View {
  @ObservedObject private var draft: Draft
  init(draft: Draft) {
    _draft = .init(initialValue: { draft }())
  }
  var body: some View { Text(draft.text) }
}

struct Kept: View {
  @StateObject private var draft: Draft
  init(draft: Draft) {
    _draft = StateObject(wrappedValue: { draft }())
  }
  var body: some View { Text(draft.text) }
}

struct Chosen: View {
  @ObservedObject private var draft: Draft
  init(draft: Draft?) {
    _draft = ObservedObject(wrappedValue: { if let draft { draft } else { Draft("none") } }())
  }
  var body: some View { Text(draft.text) }
}

struct Root: View {
  @StateObject private var draft = Draft("a")
  var body: some View {
    Reader(draft: draft)
    Shouting(draft: draft)
    Plain(draft: draft)
    Kept(draft: draft)
    Chosen(draft: draft)
  }
}
