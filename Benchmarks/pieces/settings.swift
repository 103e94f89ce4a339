import SwiftUI

struct TopicSettings: View {
  @AppStorage("topic.isOn") private var isOn = true
  @AppStorage("topic.limit") private var limit = 25
  @State private var name = ""
  @State private var selection: TopicChoice = .daily
  @FocusState private var isNameFocused: Bool
  @Environment(\.dismiss) private var dismiss

  enum TopicChoice: String, CaseIterable, Identifiable {
    case never, daily, weekly
    var id: Self { self }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("General") {
          Toggle("Show topics", isOn: $isOn)
          Stepper(value: $limit, in: 5...100, step: 5) {
            Text("At most \(limit)")
          }
          .disabled(!isOn)
        }
        Section {
          TextField("Name", text: $name)
            .focused($isNameFocused)
            .submitLabel(.done)
          Picker("Remind me", selection: $selection) {
            ForEach(TopicChoice.allCases) { choice in
              Text(choice.rawValue.capitalized).tag(choice)
            }
          }
        } header: {
          Text("Reminder")
        } footer: {
          if selection == .never {
            Text("You will hear nothing about topics.")
          } else {
            Text("You will hear about topics \(selection.rawValue).")
          }
        }
      }
      .navigationTitle("Topics")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.disabled(name.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
      .onAppear { isNameFocused = name.isEmpty }
    }
  }
}
