import Shelf
import SwiftUI

// The superclass is another module's, which `Shelf` hands on under its own name.
final class Novel: Shelf.Item, ObservableObject {  // expect: observable-object-class "Novel"
  @Published var page = 1
}

struct NovelView: View {
  @ObservedObject var novel: Novel

  var body: some View {
    Text("\(novel.number), page \(novel.page)")
  }
}
