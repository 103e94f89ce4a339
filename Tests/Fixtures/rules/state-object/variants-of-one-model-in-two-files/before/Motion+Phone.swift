#if os(iOS)
import Combine

final class Motion: ObservableObject {
  @Published var steps = 0
}
#endif
