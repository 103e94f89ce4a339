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

@Observable final class VM: Screen {
  var title = "Home"
}

@Observable final class Player {
  var song = "Blue"
}

struct HomeView: View, Panel {
  var vm: VM  // expect: observed-object "@ObservedObject"
  var player: Player  // expect: observed-object "@ObservedObject"
  var settings = VM()
  var others: [Settings] = [Player()]

  var body: some View {
    Text(vm.title + player.song + settings.name + name(of: settings) + "\(others.count)")
  }
}

struct Shelf {
  @Observable final class VM {
    var title = "Books"
  }

  struct ShelfView: View, Screen {
    var vm: VM  // expect: observed-object "@ObservedObject"

    var body: some View { Text(vm.title) }
  }
}

extension Panel {
  func name(of vm: VM) -> String { vm.name }
}

class Base {
  typealias Home = Settings
}

@Observable final class Home {
  var door = 1
}

/// What a superclass declares comes before all that is further out.
final class Keeper: Base {
  var home: Home?

  func describe(_ home: Home) -> String { home.name }
}
