import Combine
import Observation

final class WithObservation: ObservableObject { @Published var name = "" }
