import SwiftUI

final class Album: ObservableObject {
  @Published var title = ""
}

/// The compiler writes its initialiser.
struct AlbumView: View {
  @ObservedObject var album: Album

  var body: some View { Text(album.title) }
}

struct Gallery {
  func view(of album: Album) -> AlbumView { AlbumView(album: album) }  // expect: unsupported-declaration "AlbumView"
}

/// Or somebody is handed it.
final class Clip: ObservableObject {
  @Published var seconds = 0
}

struct ClipView: View {
  @ObservedObject var clip: Clip

  var body: some View { Stepper("\(clip.seconds)", value: $clip.seconds) }
}

final class Cutter: NSObject {
  func views(of clips: [Clip]) -> [ClipView] {
    clips.map(ClipView.init(clip:))  // expect: unsupported-declaration "init"
  }
}

/// Code that waits could not call it without.
final class Poster: ObservableObject {
  @Published var text = ""
}

struct PosterView: View {
  @ObservedObject var poster: Poster

  var body: some View { Text(poster.text) }
}

func poster() async -> PosterView {
  PosterView(poster: Poster())  // expect: unsupported-declaration "PosterView"
}

/// What these views store beside can be sent all the same, or never leaves its place.
final class Failure: Error {
  let code = 3
}

final class Ink {
  var level = 9
}

protocol Shared: Sendable {}

final class Colour: Shared {
  let name = "red"
}

final class Sheet: ObservableObject {
  @Published var lines = 0
}

struct FailureView: View {
  let failure: Failure
  @ObservedObject var sheet: Sheet

  var body: some View { Text("\(failure.code) \(sheet.lines)") }
}

struct InkView: View {
  nonisolated(unsafe) let ink: Ink
  @ObservedObject var sheet: Sheet

  var body: some View { Text("\(ink.level) \(sheet.lines)") }
}

struct ColourView: View {
  let colour: Colour
  @ObservedObject var sheet: Sheet

  var body: some View { Text(colour.name + "\(sheet.lines)") }
}

struct Desk {
  func failure(of sheet: Sheet, _ failure: Failure) -> FailureView {
    FailureView(failure: failure, sheet: sheet)  // expect: unsupported-declaration "FailureView"
  }

  func ink(of sheet: Sheet, _ ink: Ink) -> InkView {
    InkView(ink: ink, sheet: sheet)  // expect: unsupported-declaration "InkView"
  }

  func colour(of sheet: Sheet, _ colour: Colour) -> ColourView {
    ColourView(colour: colour, sheet: sheet)  // expect: unsupported-declaration "ColourView"
  }
}
