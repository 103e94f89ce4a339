import SwiftUI

struct Tally {
  var draws = 0
}

@Observable final class Gallery {
  var picture = "Dunes"
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
  var gallery: Gallery
  var body: some View { Text(gallery.title) }
}

struct NameView: View {
  var gallery: Gallery
  var body: some View { Text(gallery.name()) }
}

struct StoredView: View {
  var gallery: Gallery
  var body: some View { Text(gallery.stored()) }
}

struct ListedView: View {
  var gallery: Gallery
  var body: some View { Text(gallery.listed()) }
}

struct PartedView: View {
  var gallery: Gallery
  var body: some View { Text(gallery.parted()) }
}

struct ClosedView: View {
  var gallery: Gallery
  var body: some View { Text(gallery.closed()) }
}

struct InnerView: View {
  var gallery: Gallery
  var body: some View { Text(gallery.inner()) }
}

struct MemoView: View {
  var gallery: Gallery
  var body: some View { Text(gallery.memoised()) }
}

struct SuffixView: View {
  var gallery: Gallery
  var body: some View { Text(gallery["!"]) }
}

struct LateView: View {
  var gallery: Gallery
  var body: some View { Text(gallery.late()) }
}

struct LabelView: View {
  var gallery: Gallery
  var body: some View { Text(gallery.label()) }
}

struct FromViewView: View {
  var gallery: Gallery
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
