import Combine
import Observation

@Observable final class Model { var name = "" }