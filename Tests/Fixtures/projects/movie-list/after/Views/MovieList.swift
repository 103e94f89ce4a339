import SwiftUI

struct MovieList: View {
  @State var movieStore = MovieStore()  // expect: observed-object "@ObservedObject" ; observed-object-creates-model "@ObservedObject"
  @Environment(UserStore.self) var userStore  // expect: environment-object "@EnvironmentObject"
  @State private var isAdding = false
  @State private var isShowingUser = false

  var body: some View {
    NavigationView {
      List {
        MovieTicker()
        ForEach(movieStore.movies) { movie in
          NavigationLink(destination: MovieDetail(movie: movie)) {
            MovieRow(title: movie.title, genre: movie.genre)
          }
        }
        .onDelete { offsets in
          movieStore.movies.remove(atOffsets: offsets)
        }
      }
      .navigationTitle(userStore.currentUserInfo?.name ?? "Movies")
      .toolbar {
        Button("Add") { isAdding = true }
        Button("User") { isShowingUser = true }
      }
      .sheet(isPresented: $isAdding) {
        AddMovie(movieStore: movieStore, isPresented: $isAdding)
      }
      .sheet(isPresented: $isShowingUser) {
        UserView()
      }
    }
  }
}

private struct MovieRow: View {
  let title: String
  let genre: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
      Text(genre).font(.caption)
    }
  }
}

/// Nobody hands a user store to this preview: it stops as soon as it is shown.
struct MovieList_Previews: PreviewProvider {
  static var previews: some View {
    MovieList()  // expect: environment-model-not-provided "MovieList"
  }
}
