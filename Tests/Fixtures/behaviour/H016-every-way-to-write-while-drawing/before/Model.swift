import SwiftUI

struct Tally {
  var draws = 0
}

final class Gallery: ObservableObject {
  @Published var picture = "Dunes"
  var getter = 0
  var method = 0
  var throughExtension = 0
  var element: [String: Int] = [:]
  var list: [String] = []
  var part = Tally()
  var closure = 0
  var nested = 0
  var fromView = 0
  var memo: String?
  var subscripted = 0
  var deferred = 0

  var title: String {
    getter += 1
    return picture
  }

  func name() -> String {
    method += 1
    return picture
  }

  func stored() -> String {
    element[picture, default: 0] += 1
    return picture
  }

  func listed() -> String {
    list.append(picture)
    return picture
  }

  func parted() -> String {
    part.draws += 1
    return picture
  }

  func closed() -> String {
    let count = { self.closure += 1 }
    count()
    return picture
  }

  func inner() -> String {
    func count() { nested += 1 }
    count()
    return picture
  }

  func memoised() -> String {
    if let memo { return memo }
    let text = picture
    memo = text
    return text
  }

  subscript(suffix: String) -> String {
    subscripted += 1
    return picture + suffix
  }

  func late() -> String {
    defer { deferred += 1 }
    return picture
  }
}

extension Gallery {
  func label() -> String {
    throughExtension += 1
    return picture
  }
}

struct GetterView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery.title) }
}

struct NameView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery.name()) }
}

struct StoredView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery.stored()) }
}

struct ListedView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery.listed()) }
}

struct PartedView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery.parted()) }
}

struct ClosedView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery.closed()) }
}

struct InnerView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery.inner()) }
}

struct MemoView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery.memoised()) }
}

struct SuffixView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery["!"]) }
}

struct LateView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery.late()) }
}

struct LabelView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery.label()) }
}

struct FromViewView: View {
  @ObservedObject var gallery: Gallery
  var body: some View {
    let _ = gallery.fromView += 1
    Text(gallery.picture)
  }
}

struct TwoViews<First: View>: View {
  let view: First

  var body: some View {
    VStack {
      view
      view
    }
  }
}
