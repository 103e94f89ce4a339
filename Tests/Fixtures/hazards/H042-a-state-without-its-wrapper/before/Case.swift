import SwiftUI

final class Post: ObservableObject {
  @Published var count = 0
}

final class Desk: ObservableObject {
  @Published var name = ""
}

struct PostView: View {
  @EnvironmentObject var post: Post
  @EnvironmentObject var desk: Desk
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
        .environmentObject(found.post)  // expect: environment-object-modifier "environmentObject"
        .environmentObject(found.desk)  // expect: environment-object-modifier "environmentObject"
    }
  }
}
