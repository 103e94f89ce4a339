import Shelf
import SwiftUI

// The superclass is another module's, which `Shelf` hands on under its own name.
@Observable final class Novel: Shelf.Item {  // expect: observable-object-class "Novel"
  var page = 1
}

struct NovelView: View {
  var novel: Novel

  var body: some View {
    Text("\(novel.number), page \(novel.page)")
  }
}
