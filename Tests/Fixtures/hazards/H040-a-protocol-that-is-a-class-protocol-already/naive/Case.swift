import SwiftUI

protocol Titled: AnyObject {
  var title: String { get set }
}

protocol ChapterModel: AnyObject, Observable, Titled {
  var pages: Int { get }
}

@Observable final class Chapter: ChapterModel {
  var title = "One"
  private(set) var pages = 12
}

struct ChapterView<Model: ChapterModel>: View {
  @ObservedObject private var model: Model  // error: requires that 'Model' conform to 'ObservableObject'

  init(model: Model) {
    _model = ObservedObject(wrappedValue: model)
  }

  var body: some View {
    TextField("\(model.pages) pages", text: $model.title)
  }
}
