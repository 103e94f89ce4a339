import Combine
import SwiftUI

protocol ProfileModel: ObservableObject {
  var name: String { get set }
  var namePublished: Published<String> { get }  // expect: published-in-protocol "namePublished"
  var namePublisher: Published<String>.Publisher { get }
}

final class Member: ProfileModel {
  @Published var name = "Ada"

  var namePublished: Published<String> { _name }
  var namePublisher: Published<String>.Publisher { $name }
}

struct MemberView<Model: ProfileModel>: View {
  @ObservedObject var model: Model

  var body: some View {
    TextField("Name", text: $model.name)
      .onReceive(model.namePublisher) { print($0) }
  }
}
