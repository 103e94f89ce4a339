import SwiftUI

/// What a protocol declares is meant by a written type only where nothing else is called so, and
/// in an expression before all that is further out.
protocol Screen {
  typealias VM = Settings
}

protocol Panel: Screen {}

extension View {
  typealias Player = Settings
}

final class Settings {
  var name = "Settings"
}

final class VM: ObservableObject, Screen {
  @Published var title = "Home"
}

final class Player: ObservableObject {
  @Published var song = "Blue"
}

struct HomeView: View, Panel {
  @ObservedObject var vm: VM  // expect: observed-object "@ObservedObject"
  @ObservedObject var player: Player  // expect: observed-object "@ObservedObject"
  var settings = VM()
  var others: [Settings] = [Player()]

  var body: some View {
    Text(vm.title + player.song + settings.name + name(of: settings) + "\(others.count)")
  }
}

struct Shelf {
  final class VM: ObservableObject {
    @Published var title = "Books"
  }

  struct ShelfView: View, Screen {
    @ObservedObject var vm: VM  // expect: observed-object "@ObservedObject"

    var body: some View { Text(vm.title) }
  }
}

extension Panel {
  func name(of vm: VM) -> String { vm.name }
}

class Base {
  typealias Home = Settings
}

final class Home: ObservableObject {
  @Published var door = 1
}

/// What a superclass declares comes before all that is further out.
final class Keeper: Base {
  var home: Home?

  func describe(_ home: Home) -> String { home.name }
}
