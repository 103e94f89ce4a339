import Combine
import Observation

@Observable class Base { var name = "" }
