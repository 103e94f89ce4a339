import Combine
import Observation

@Observable final class WithObservation { var name = "" }
