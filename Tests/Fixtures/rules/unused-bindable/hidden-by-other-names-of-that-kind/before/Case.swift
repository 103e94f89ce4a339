import Observation
import SwiftUI

@Observable
final class Todo: Identifiable {
  let id = 0
  var title = ""
  var isDone = false
}

@Observable
final class TodoList {
  var todos: [Todo] = []
}

struct TodoView: View {
  @Bindable var todo: Todo  // expect: unused-bindable "@Bindable"
  @Bindable var list: TodoList

  var body: some View {
    // `$todo` is the parameter of the closure here, and "$todo.title" is text.
    ForEach($list.todos) { $todo in
      TextField("Title", text: $todo.title)
    }
    Text("\(todo.title) $todo.title")
    other
  }

  @ViewBuilder private var other: some View {
    @Bindable var todo = list.todos[0]
    Toggle("Done", isOn: $todo.isDone)
  }
}

/// Another type's `$todo` does not count.
struct TodoToggle: View {
  @Bindable var todo: Todo

  var body: some View {
    Toggle("Done", isOn: $todo.isDone)
  }
}
