import SwiftUI

final class Task {
  var isDone = false
  let name = "a"
}

/// Which of them are done nothing tracks; the counter redrew the list.
final class TaskList: ObservableObject {
  @Published var tasks = [Task()]  // expect: published-property "@Published"
  // says-next: "after the migration it redraws nothing"
  @Published var changes = 0  // expect: published-property "@Published"

  func toggle(_ position: Int) {
    tasks[position].isDone.toggle()
    changes += 1
  }
}

struct TaskListView: View {
  @ObservedObject var list: TaskList

  var body: some View {
    ForEach(list.tasks.indices, id: \.self) { position in
      Button(list.tasks[position].isDone ? "x" : "o") { list.toggle(position) }
    }
  }
}
