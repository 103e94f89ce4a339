// Only for the board.
final class Chalk: Tool {}
