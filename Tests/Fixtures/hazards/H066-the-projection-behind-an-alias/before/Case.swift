import SwiftUI

final class Postcard: ObservableObject {
  @Published var greeting = ""
}

typealias PostcardBindings = ObservedObject<Postcard>.Wrapper  // expect: object-wrapper "PostcardBindings"

struct GreetingField: View {
  let postcard: PostcardBindings

  var body: some View { TextField("Greeting", text: postcard.greeting) }
}

struct PostcardView: View {
  @ObservedObject var postcard: Postcard

  var body: some View { Text(postcard.greeting) }
}
