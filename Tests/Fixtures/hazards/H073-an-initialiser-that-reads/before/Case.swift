import SwiftUI
import UIKit

final class Slides: ObservableObject {
  @Published var page: Int
  @Published var height = 0
  var sizes: [String: Int] {
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
  @ObservedObject var slides: Slides  // expect: observed-object-creates-model "@ObservedObject"

  init(names: [String]) { _slides = ObservedObject(initialValue: Slides(names: names)) }

  var body: some View {
    TabView(selection: $slides.page) { Text("Page \(slides.page) \(slides.height)") }
  }
}

final class RowModel: ObservableObject {
  @Published var title: String
  @Published var isLong = false

  init(title: String) {
    self.title = title
    isLong = self.title.count > 9  // expect: observed-object-creates-model "title"
  }
}

struct RowView: View {
  @ObservedObject var row: RowModel
  var body: some View {
    Text(row.title + (row.isLong ? "…" : "")).onTapGesture { row.title = "" }
  }
}

/// A change in place asks for the value as well.
final class TagModel: ObservableObject {
  @Published var names: [String] = []

  init(name: String) {
    names.append(name)  // expect: observed-object-creates-model "names"
  }
}

struct TagView: View {
  @ObservedObject var tag: TagModel
  var body: some View { Text(tag.names.joined()).onTapGesture { tag.names = [] } }
}

/// It asks for nothing that is tracked.
final class CellModel: ObservableObject {
  @Published var title: String
  @Published var isLong: Bool
  private let limit = 9

  init(title: String) {
    self.title = title
    isLong = title.count > limit
  }
}

struct CellView: View {
  @ObservedObject var cell: CellModel
  var body: some View { Text(cell.title + (cell.isLong ? "…" : "")) }
}

/// The method is called like the property.
final class IconModel: ObservableObject {
  @Published var image: String
  @Published var size = 1

  init(isOn: Bool) { image = Self.image(isOn: isOn) }

  static func image(isOn: Bool) -> String { isOn ? "star.fill" : "star" }
}

struct IconView: View {
  @ObservedObject var icon: IconModel
  var body: some View { Text("\(icon.image) \(icon.size)") }
}

/// One runs where the property had a value before.
final class BarModel: ObservableObject {
  @Published var width = 0 {
    didSet { isWide = width > 9 }  // expect: observed-object-creates-model "width"
  }
  @Published var isWide = false

  init(width: Int) { self.width = width }
}

struct BarView: View {
  @ObservedObject var bar: BarModel
  var body: some View {
    Text("\(bar.width) \(bar.isWide.description)").onTapGesture { bar.width = 10 }
  }
}

/// No observer runs for the first value that an initialiser sets.
final class SplitModel: ObservableObject {
  @Published var share: Double { didSet { save?(share) } }
  private let save: ((Double) -> Void)?

  init(share: Double, save: ((Double) -> Void)? = nil) {
    self.save = save
    self.share = share
  }
}

struct SplitView: View {
  @ObservedObject var split: SplitModel
  var body: some View { Text("\(split.share)") }
}

/// Somebody keeps it, so that it is not made anew.
final class Header: ObservableObject {
  @Published var title = "News"
  @Published var isLong = false

  init() { isLong = title.count > 9 }
}

struct HeaderView: View {
  @ObservedObject var header: Header
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
final class Launch: ObservableObject {
  @Published var runs = 0

  init() { runs += 1 }
}

struct SlidesApp: App {
  let launch = Launch()

  var body: some Scene { WindowGroup { LaunchView(launch: launch) } }
}

struct LaunchView: View {
  @ObservedObject var launch: Launch
  var body: some View { Text("\(launch.runs)") }
}

/// A controller makes it, and shows it.
final class Sheet: ObservableObject {
  @Published var opened = 0

  init() { opened += 1 }
}

struct SheetView: View {
  @ObservedObject var sheet: Sheet
  var body: some View { Text("\(sheet.opened)") }
}

final class DeskController: UIViewController {
  func open() -> UIViewController { UIHostingController(rootView: SheetView(sheet: Sheet())) }
}

#Preview {
  HeaderView(header: Header())
}
