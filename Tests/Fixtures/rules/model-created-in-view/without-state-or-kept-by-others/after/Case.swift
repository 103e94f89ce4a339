import SwiftUI

/// Nothing of it can change.
@Observable final class Help {
  let link = URL(string: "https://example.com/help")
  let words = ["help"]
}

@Observable final class Form {
  var text = ""
}

struct HelpView: View {
  private let help = Help()
  // The sheet keeps the first one: only a spare one is thrown away.
  private let form = Form()
  // The label follows whatever it is given.
  private let note = Form()  // expect: model-created-in-view "note"

  var body: some View {
    Text(help.words[0])
    FormSheet(form: form)
    FormLabel(form: note)
  }
}

struct FormSheet: View {
  @State var form: Form
  var body: some View { TextField("text", text: $form.text) }
}

struct FormLabel: View {
  var form: Form
  var body: some View { Text(form.text) }
}

/// Has variables that nobody ever sets.
@Observable final class Poster {
  let title: String
  @ObservationIgnored var size = 12
  @ObservationIgnored var printing: Task<Void, Never>? = nil
  @ObservationIgnored var draft: Form?

  let programme: Programme

  init(title: String, programme: Programme) {
    self.title = title
    self.programme = programme
  }
}

/// Its variable is set in an extension, by what it inherits from, through a value of unknown
/// type, by a key path, or by anybody.
@Observable final class Ticket {
  @ObservationIgnored var seat: Int?
}

extension Ticket {
  func choose() { seat = 1 }
}

class Paper {
  var page: Int?
  func turn() { page = 2 }
}

@Observable final class Programme: Paper {}

@Observable final class Flyer {
  @ObservationIgnored var colour: Int?
}

func paint(_ flyer: Flyer) {
  let paths: [ReferenceWritableKeyPath<Flyer, Int?>] = [\.colour]
  for path in paths { flyer[keyPath: path] = 1 }
}

func folded(_ leaflet: Leaflet) -> String { "\(leaflet.fold ?? 0)" }

@Observable public final class Leaflet {
  @ObservationIgnored public var fold: Int?
}

/// Made with something that can change.
@Observable final class Wall {
  @ObservationIgnored var poster: Form?

  init(poster: Form?) { self.poster = poster }
}

struct Foyer: View {
  private let poster: Poster
  private let ticket = Ticket()  // expect: model-created-in-view "ticket"
  private let programme = Programme()  // expect: model-created-in-view "programme"
  private let flyer = Flyer()  // expect: model-created-in-view "flyer"
  private let leaflet = Leaflet()  // expect: model-created-in-view "leaflet"
  private let wall = Wall(poster: Form())  // expect: model-created-in-view "wall"

  init(title: String, programme: Programme) {
    poster = Poster(title: title, programme: programme)
  }

  var body: some View {
    Text(poster.title)
    Text("\(poster.size) \(poster.printing == nil) \(poster.draft == nil) \(wall.poster == nil)")
    Button("Choose") {
      ticket.choose()
      programme.turn()
      paint(flyer)
    }
    Text(folded(leaflet))
  }
}
