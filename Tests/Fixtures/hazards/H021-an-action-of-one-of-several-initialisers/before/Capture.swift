import SwiftUI

struct WideButton<Leading: View, Trailing: View>: View {
  let title: String
  let leading: Leading
  let trailing: Trailing
  let action: () -> Void

  init(
    title: String, @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing,
    action: @escaping () -> Void
  ) {
    self.title = title
    self.leading = leading()
    self.trailing = trailing()
    self.action = action
  }

  var body: some View {
    Button {
      action()
    } label: {
      HStack {
        leading
        Text(title)
        trailing
      }
    }
  }
}

/// Of the initialisers only this one can be meant where one closure is given.
extension WideButton where Leading == EmptyView, Trailing == EmptyView {
  init(title: String, action: @escaping () -> Void) {
    self.init(
      title: title, leading: { EmptyView() }, trailing: { EmptyView() }, action: action)
  }
}

@MainActor
final class Capture: ObservableObject {
  @Published var isOn = false
  var stream: Int?  // expect: unpublished-stored-property "stream"

  func stop() {
    guard stream != nil else { return }
    stream = nil
    isOn = false
  }
}

struct CaptureView: View {
  @StateObject private var capture = Capture()

  var body: some View {
    VStack {
      Text(capture.isOn ? "on" : "off")
      WideButton(title: "Stop") {
        capture.stop()
      }
    }
  }
}
