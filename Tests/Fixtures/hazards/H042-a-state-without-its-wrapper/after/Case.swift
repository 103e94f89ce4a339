import SwiftUI

@Observable final class Post {
  var count = 0
}

@Observable final class Desk {
  var name = ""
}

struct PostView: View {
  @Environment(Post.self) var post
  @Environment(Desk.self) var desk
  var body: some View {
    Text("\(desk.name) \(post.count)")
  }
}

struct Compose: View {
  struct Found {
    let post: Post
    let desk: Desk
  }

  let found = State<Found?>(initialValue: nil)

  var body: some View {
    if let found = found.wrappedValue {
      PostView()
        .environment(found.post)  // expect: environment-object-modifier "environmentObject"
        .environment(found.desk)  // expect: environment-object-modifier "environmentObject"
    }
  }
}
