// Generated using Sourcery 2.2.5
// DO NOT EDIT
import Foundation

final class Settings: ObservableObject {  // expect: unsupported-declaration "Settings"
  @Published var fontSize = 12
  @Published var isSerif = true
}
