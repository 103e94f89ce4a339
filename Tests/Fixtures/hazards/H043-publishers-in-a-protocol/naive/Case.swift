import Combine
import SwiftUI

protocol ProfileModel: AnyObject, Observable {
  var name: String { get set }
  var namePublished: Published<String> { get }
  var namePublisher: Published<String>.Publisher { get }
}

@Observable final class Member: ProfileModel {
  var name = "Ada"

  var namePublished: Published<String> { _name }  // error: cannot convert return expression of type 'String' to return type 'Published<String>'
  var namePublisher: Published<String>.Publisher { $name }  // error: cannot find '$name' in scope
}

struct MemberView<Model: ProfileModel>: View {
  @Bindable var model: Model

  var body: some View {
    TextField("Name", text: $model.name)
      .onReceive(model.namePublisher) { print($0) }
  }
}
