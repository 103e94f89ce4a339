import Observation

// Only for the board.
@Observable final class Chalk: Tool {}
