import Foundation

final class FoundationOnly: ObservableObject {
  @Published var name = ""
}
