import SwiftUI

struct AddMovie: View {
  var movieStore: MovieStore  // expect: observed-object "@ObservedObject"
  @Environment(UserStore.self) private var userStore  // expect: environment-object "@EnvironmentObject"
  @Binding var isPresented: Bool
  @State private var title = ""
  @State private var genre = ""
  @State private var rating = 3

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField(placeholder, text: $genre)
      RatingField(rating: $rating)
      Button("Add") {
        let movieStore = self.movieStore
        movieStore.add(Movie(title: title, genre: genre, rating: rating))
        isPresented = false
      }
      .disabled(title.isEmpty)
    }
  }

  private var placeholder: String {
    userStore.currentUserInfo?.favouriteGenre ?? "Genre"
  }
}

struct RatingField: View {
  @Binding var rating: Int

  var body: some View {
    Stepper("Rating: \(rating)", value: $rating, in: 1...5)
  }
}

struct AddMovie_Previews: PreviewProvider {
  static var previews: some View {
    AddMovie(movieStore: MovieStore(), isPresented: .constant(true))
      .environment(UserStore())  // expect: environment-object-modifier "environmentObject"
  }
}
