import Combine
import Observation

@Observable final class First { var name = "" }
class Second: ObservableObject { @Published var name = "" }
final class Third: Second { @Published var count = 0 }
@Observable final class Fourth { var name = "" }
