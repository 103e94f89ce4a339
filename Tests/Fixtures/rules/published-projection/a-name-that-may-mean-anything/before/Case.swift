import Combine
import SwiftUI
import UploadKit

final class Feed: ObservableObject {
  @Published var state = ""
}

final class Sheet: ObservableObject {
  @Published var phase = ""
}

final class Desk: ObservableObject {
  @Published var mode = ""
}

final class Rack: ObservableObject {
  @Published var level = ""
}

/// The protocol may have an associated type of that name, which is a `Feed` here.
final class Watcher: Uploading {
  private var watching: Set<AnyCancellable> = []

  func make() -> Feed { Feed() }

  func watch(_ upload: Upload) {
    upload.$state  // expect: published-projection "$state"
      .sink { print($0) }.store(in: &watching)
  }
}

/// What stands in the box is looked up by the name of its property.
final class Boxes {
  private var box = [Box(Sheet())]
  private var boxes: [Crate] = [Crate(Desk())]
  private var watching: Set<AnyCancellable> = []

  func watch() {
    for box in box {
      box.$phase  // expect: published-projection "$phase"
        .sink { print($0) }.store(in: &watching)
    }
    for box in boxes {
      box.$mode  // expect: published-projection "$mode"
        .sink { print($0) }.store(in: &watching)
    }
  }

  func watch(_ list: Holder<Rack>) {
    let holder: Holder = list
    holder.$level  // expect: published-projection "$level"
      .sink { print($0) }.store(in: &watching)
  }
}

struct FeedView: View {
  @ObservedObject var feed: Feed
  @ObservedObject var sheet: Sheet
  @ObservedObject var desk: Desk
  @ObservedObject var rack: Rack

  var body: some View { Text(feed.state + sheet.phase + desk.mode + rack.level) }
}
