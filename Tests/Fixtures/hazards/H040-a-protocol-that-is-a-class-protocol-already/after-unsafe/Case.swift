import SwiftUI

protocol Titled: AnyObject {
  var title: String { get set }
}

protocol ChapterModel: AnyObject, Observable, Titled {  // expect: observable-object-constraint "ObservableObject"
  var pages: Int { get }
}

@Observable final class Chapter: ChapterModel {
  var title = "One"
  private(set) var pages = 12
}

struct ChapterView<Model: ChapterModel>: View {
  @Bindable private var model: Model

  init(model: Model) {
    _model = Bindable(wrappedValue: model)
  }

  var body: some View {
    TextField("\(model.pages) pages", text: $model.title)
  }
}

struct BookView: View {
  @State private var chapter = Chapter()

  var body: some View { ChapterView(model: chapter) }
}
