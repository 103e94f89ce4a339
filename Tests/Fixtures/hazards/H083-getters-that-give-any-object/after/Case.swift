import SwiftUI

final class Likes: ObservableObject {
  @Published var count = 0
}

final class Marks: ObservableObject {
  @Published var count = 0
}

@Observable final class Search {
  var term = ""
}

enum Shelf {
  case likes, marks
}

// What these give is a 'Likes' or a 'Marks': no getter ever names a 'Search'.
struct ShelfView: View {
  var shelf: Shelf
  @StateObject private var likes = Likes()  // expect: state-object "@StateObject"
  @StateObject private var marks = Marks()  // expect: state-object "@StateObject"
  @State private var search = Search()  // expect: state-object "@StateObject"

  private var model: (any ObservableObject) {
    switch shelf {
    case .likes:
      return likes
    case .marks:
      return marks
    }
  }

  private var first: any ObservableObject { likes }

  private var another: any ObservableObject {
    get {
      if shelf == .marks { return marks } else { return likes }
    }
  }

  var body: some View {
    Text("\(likes.count) \(marks.count)")
    Text(search.term)
    Text("\(ObjectIdentifier(model as AnyObject).hashValue)")
    Text("\(ObjectIdentifier(first as AnyObject).hashValue)")
    Text("\(ObjectIdentifier(another as AnyObject).hashValue)")
  }
}
