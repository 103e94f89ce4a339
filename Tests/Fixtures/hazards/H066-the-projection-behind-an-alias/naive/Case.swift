import SwiftUI

@Observable final class Postcard {
  var greeting = ""
}

typealias PostcardBindings = ObservedObject<Postcard>.Wrapper  // error: type 'Postcard' does not conform to protocol 'ObservableObject'

struct GreetingField: View {
  let postcard: PostcardBindings

  var body: some View { TextField("Greeting", text: postcard.greeting) }
}

struct PostcardView: View {
  var postcard: Postcard

  var body: some View { Text(postcard.greeting) }
}
