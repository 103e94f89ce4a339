import SwiftUI

protocol Titled: AnyObject {
  var title: String { get set }
}

protocol ChapterModel: AnyObject, ObservableObject, Titled {  // expect: observable-object-constraint "ObservableObject"
  var pages: Int { get }
}

final class Chapter: ChapterModel {
  @Published var title = "One"
  @Published private(set) var pages = 12
}

struct ChapterView<Model: ChapterModel>: View {
  @ObservedObject private var model: Model

  init(model: Model) {
    _model = ObservedObject(wrappedValue: model)
  }

  var body: some View {
    TextField("\(model.pages) pages", text: $model.title)
  }
}

struct BookView: View {
  @StateObject private var chapter = Chapter()

  var body: some View { ChapterView(model: chapter) }
}
