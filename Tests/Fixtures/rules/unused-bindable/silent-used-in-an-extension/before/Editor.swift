import Observation
import SwiftUI

@Observable
final class Poster {
  var title = ""
  var subtitle = ""
}

struct PosterEditor: View {
  @Bindable var poster: Poster
  @Bindable private var second: Poster
  @Bindable var third: Poster
  @Bindable var fourth: Poster

  init(poster: Poster) {
    self.poster = poster
    _second = Bindable(wrappedValue: poster)
    third = poster
    fourth = poster
  }

  var body: some View {
    titleField
    Text(second.title)
    TextField("Third", text: self.$third.title)
    Text("\(fieldCount { $fourth.subtitle })")
  }
}
