import SwiftUI

@Observable final class Outbox {
  var drafts = 0
}

/// Reads it only when somebody taps.
struct Quote: View {
  @Environment(Outbox.self) private var outbox
  let text: String

  var body: some View {
    Button(text) { outbox.drafts += 1 }
  }
}

/// Reads it while it is drawn.
struct Pile: View {
  @Environment(Outbox.self) private var outbox

  var body: some View { Text("\(outbox.drafts)") }
}

struct Field: View {
  @Binding var message: String
  var reply: String? = nil
  var quoted: String?
  var onSend: (() -> Void)?

  var body: some View {
    VStack {
      if let reply { quote(reply) }
      if let text = quoted { quote(text) }
      Text(message)
    }
  }

  private func quote(_ text: String) -> some View { Quote(text: text) }
}

/// What it is given as a trailing closure has no label.
struct Panel: View {
  var title = ""
  var footer: (() -> Text)? = nil

  var body: some View {
    VStack {
      Text(title)
      if let footer {
        footer()
        Quote(text: title)
      }
    }
  }
}

/// Shows it just where it is given nothing.
struct Hint: View {
  var reply: String?

  var body: some View {
    if let reply { Text(reply) } else { Quote(text: "Write first") }
  }
}

/// There is a value, whatever it says.
struct Switch: View {
  var isOn: Bool? = nil

  var body: some View {
    if let isOn { Quote(text: isOn ? "on" : "off") }
  }
}

/// So there is where somebody hands on what is none of these.
struct Lamp: View {
  var isOn = false

  var body: some View { Switch(isOn: isOn) }
}

/// Whoever asks for one sets it afterwards.
struct Note: View {
  var reply: String?

  var body: some View {
    if let reply { Quote(text: reply) }
  }

  func replying(to text: String) -> Note {
    var copy = self
    copy.reply = text
    return copy
  }
}

/// It has two initialisers, and may be changed by a key path.
struct Memo: View {
  var title = ""
  var answer: String?

  var body: some View {
    if let answer { Quote(text: title + answer) }
  }

  func setting<Value>(_ path: WritableKeyPath<Memo, Value>, _ value: Value) -> Memo {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

/// Its type is written in front.
struct Card: View {
  var motto: String?

  var body: some View {
    if let motto { Text(motto) } else { Pile() }
  }
}

extension View {
  func setting<Value>(_ path: WritableKeyPath<Self, Value>, to value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

protocol Greeting { var greeting: String? { get set } }

extension Greeting {
  func greeting(_ text: String) -> Self {
    var copy = self
    copy.greeting = text
    return copy
  }
}

/// A protocol sets it.
struct Welcome: View, Greeting {
  var greeting: String?

  var body: some View {
    if let greeting { Text(greeting) } else { Pile() }
  }
}

struct Reminder: View {
  var title = ""
  var reply: String?

  var body: some View {
    if let reply { Quote(text: title + reply) }
  }
}

extension Reminder {
  init(_ title: String, answering reply: String? = nil) {
    self.title = title
    self.reply = reply
  }
}

struct Letter: View {
  @State private var outbox = Outbox()
  @State private var message = ""

  var body: some View {
    Field(message: $message, reply: "Dear all").environment(outbox)
    Hint().environment(outbox)
    Lamp().environment(outbox)
    Memo().environment(outbox)
    Reminder().environment(outbox)
    Note().replying(to: "Dear all").environment(outbox)
    Panel(title: "Post") { Text("Stamp") }.environment(outbox)
  }
}

#Preview("neither") {
  Field(message: .constant("Hello"))
}

#Preview("nothing said so") {
  Field(message: .constant("Hello"), reply: nil)
}

#Preview("given") {
  Field(message: .constant("Hello"), reply: "Dear all")  // expect: environment-model-not-provided "Field"
}

#Preview("given the other one") {
  Field(message: .constant("Hello"), quoted: "Dear all")  // expect: environment-model-not-provided "Field"
}

#Preview("a footer") {
  Panel(title: "Post") { Text("Stamp") }  // expect: environment-model-not-provided "Panel"
}

#Preview("no footer") {
  Panel(title: "Post")
}

#Preview("no reply") {
  Hint()  // expect: environment-model-not-provided "Hint"
}

#Preview("off") {
  Switch(isOn: false)  // expect: environment-model-not-provided "Switch"
}

#Preview("neither on nor off") {
  Switch()
}

#Preview("a lamp") {
  Lamp()  // expect: environment-model-not-provided "Lamp"
}

#Preview("a lamp that is off") {
  Lamp(isOn: false)  // expect: environment-model-not-provided "Lamp"
}

#Preview("set afterwards") {
  Note().replying(to: "Dear all")  // expect: environment-model-not-provided "Note"
}

#Preview("by a key path") {
  Memo().setting(\.answer, "Dear all")  // expect: environment-model-not-provided "Memo"
}

#Preview("by the initialiser that the compiler writes") {
  Reminder(title: "Post", reply: "Dear all")  // expect: environment-model-not-provided "Reminder"
}

/// What it shows is given something: nothing is known to be drawn that needs the outbox.
struct Desk: View {
  var body: some View {
    Card().setting(\Card.motto, to: "Dear all")
    Welcome().greeting("Dear all")
  }
}

@main struct Post: App {
  var body: some Scene {
    WindowGroup { Desk() }
  }
}
