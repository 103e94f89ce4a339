import Combine

protocol Titled {
  var title: String { get }
}

typealias ScreenModel = ObservableObject & Titled

func show(_ model: any ObservableObject & Titled) -> String {  // expect: observable-object-constraint "ObservableObject"
  model.title
}

func title<Model: ScreenModel>(of model: Model) -> String {  // expect: observable-object-constraint "ScreenModel"
  model.title
}
