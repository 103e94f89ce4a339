import Combine
final class CombineOnly: ObservableObject {
  @Published var name = ""
}
