import Foundation

/// Compiles on Apple's platforms, where Foundation has these two names.
final class Model: ObservableObject {
  @Published var name = ""
  let session = URLSession.shared
  func change() { objectWillChange.send() }
}
