import SwiftUI

@Observable final class Search {
  var isActive = false
  /// Not published: nobody promised that it refreshes a view.
  var limit = 10 {
    didSet {
      if isActive { print("limit \(limit)") }
    }
  }
  var page: Int {
    get { 1 }
    set {
      if isActive { limit = newValue }
    }
  }
}

struct Limits: View {
  let search: Search

  var body: some View {
    Text("\(search.limit) on page \(search.page)")
  }
}
