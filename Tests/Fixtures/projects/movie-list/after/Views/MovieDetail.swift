import SwiftUI

/// Holds a movie, which is a value: `@State var movieStore = MovieStore()` is not written here.
struct MovieDetail: View {
  let movie: Movie

  var body: some View {
    VStack {
      Text(movie.title).font(.title)
      Text(movie.genre)
      Text(String(repeating: "★", count: movie.rating))
    }
  }
}

/// The number in the first row never changes: the store is a new one each time, and unobserved.
struct MovieTicker: View {
  var store = MovieStore()  // expect: model-created-in-view "store" ; unobserved-model "store"

  var body: some View {
    Text("\(store.movies.count) movies in your library")
  }
}
