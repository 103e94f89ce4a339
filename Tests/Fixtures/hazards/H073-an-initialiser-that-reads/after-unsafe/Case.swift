import SwiftUI
import UIKit

@Observable final class Slides {
  var page: Int
  var height = 0
  @ObservationIgnored var sizes: [String: Int] {
    didSet {
      if page == 0 { height = 1 }  // expect: observed-object-creates-model "page"
    }
  }

  init(names: [String]) {
    page = 0
    sizes = [:]
    for name in names { add(name) }
  }

  private func add(_ name: String) { sizes[name] = name.count }
}

/// It makes one whenever it is made itself, and is drawn by what makes it then.
struct SlidesView: View {
  @Bindable var slides: Slides  // expect: observed-object-creates-model "@ObservedObject"

  init(names: [String]) { _slides = Bindable(wrappedValue: Slides(names: names)) }

  var body: some View {
    TabView(selection: $slides.page) { Text("Page \(slides.page) \(slides.height)") }
  }
}

@Observable final class RowModel {
  var title: String
  var isLong = false

  init(title: String) {
    self.title = title
    isLong = self.title.count > 9  // expect: observed-object-creates-model "title"
  }
}

struct RowView: View {
  var row: RowModel
  var body: some View {
    Text(row.title + (row.isLong ? "…" : "")).onTapGesture { row.title = "" }
  }
}

/// A change in place asks for the value as well.
@Observable final class TagModel {
  var names: [String] = []

  init(name: String) {
    names.append(name)  // expect: observed-object-creates-model "names"
  }
}

struct TagView: View {
  var tag: TagModel
  var body: some View { Text(tag.names.joined()).onTapGesture { tag.names = [] } }
}

/// It asks for nothing that is tracked.
@Observable final class CellModel {
  var title: String
  var isLong: Bool
  private let limit = 9

  init(title: String) {
    self.title = title
    isLong = title.count > limit
  }
}

struct CellView: View {
  var cell: CellModel
  var body: some View { Text(cell.title + (cell.isLong ? "…" : "")) }
}

/// The method is called like the property.
@Observable final class IconModel {
  var image: String
  var size = 1

  init(isOn: Bool) { image = Self.image(isOn: isOn) }

  static func image(isOn: Bool) -> String { isOn ? "star.fill" : "star" }
}

struct IconView: View {
  var icon: IconModel
  var body: some View { Text("\(icon.image) \(icon.size)") }
}

/// One runs where the property had a value before.
@Observable final class BarModel {
  var width = 0 {
    didSet { isWide = width > 9 }  // expect: observed-object-creates-model "width"
  }
  var isWide = false

  init(width: Int) { self.width = width }
}

struct BarView: View {
  var bar: BarModel
  var body: some View {
    Text("\(bar.width) \(bar.isWide.description)").onTapGesture { bar.width = 10 }
  }
}

/// No observer runs for the first value that an initialiser sets.
@Observable final class SplitModel {
  var share: Double { didSet { save?(share) } }
  private let save: ((Double) -> Void)?

  init(share: Double, save: ((Double) -> Void)? = nil) {
    self.save = save
    self.share = share
  }
}

struct SplitView: View {
  var split: SplitModel
  var body: some View { Text("\(split.share)") }
}

/// Somebody keeps it, so that it is not made anew.
@Observable final class Header {
  var title = "News"
  var isLong = false

  init() { isLong = title.count > 9 }
}

struct HeaderView: View {
  var header: Header
  var body: some View { Text(header.title + (header.isLong ? "…" : "")) }
}

final class Desk {
  let header = Header()
}

struct ListView: View {
  let desk: Desk
  let names: [String]

  var body: some View {
    HeaderView(header: desk.header)
    SlidesView(names: names)
    ForEach(names, id: \.self) { name in
      RowView(row: RowModel(title: name))
      CellView(cell: CellModel(title: name))
      TagView(tag: TagModel(name: name))
      IconView(icon: IconModel(isOn: true))
      SplitView(split: SplitModel(share: 0.5))
      BarView(bar: BarModel(width: 1))
    }
  }
}

/// An application is made once.
@Observable final class Launch {
  var runs = 0

  init() { runs += 1 }
}

struct SlidesApp: App {
  let launch = Launch()

  var body: some Scene { WindowGroup { LaunchView(launch: launch) } }
}

struct LaunchView: View {
  var launch: Launch
  var body: some View { Text("\(launch.runs)") }
}

/// A controller makes it, and shows it.
@Observable final class Sheet {
  var opened = 0

  init() { opened += 1 }
}

struct SheetView: View {
  var sheet: Sheet
  var body: some View { Text("\(sheet.opened)") }
}

final class DeskController: UIViewController {
  func open() -> UIViewController { UIHostingController(rootView: SheetView(sheet: Sheet())) }
}

#Preview {
  HeaderView(header: Header())
}
