import SwiftUI

struct Policy {
  var type: String
}

final class Posts: ObservableObject {
  @Published var count = 0
  lazy var type = "all"  // expect: unpublished-stored-property "type"

  func pick() {
    type = "new"
    count += 1
  }
}

/// Nobody can tell whose 'type' that is.
struct Grades: View {
  let policies: [Policy]

  var body: some View {
    // says-not-next: "a view may show 'type'"
    ForEach(Array(policies.enumerated()), id: \.element.type) { Text("\($0.offset)") }
  }
}

struct PostsView: View {
  @ObservedObject var posts: Posts

  // says-next: "a view may show 'type'"
  var caption: String { posts.type }

  var body: some View {
    Text("\(posts.count)")
    Grades(policies: [])
    Button("Pick") {
      posts.pick()
      print(caption)
    }
  }
}
