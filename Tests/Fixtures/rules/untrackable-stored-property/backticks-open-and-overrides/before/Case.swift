import Observation

// error: multiple incompatible access-level modifiers specified

@Observable
open class Level {
  open var score = 0  // expect: untrackable-stored-property "open"
  public var `default` = 1  // expect: untrackable-stored-property "`default`"
  public var lives = 3

  public init() {}
}

@Observable
public final class BossLevel: Level {
  override public var lives: Int {  // expect: untrackable-stored-property "override"
    didSet { print(lives) }
  }
  var `name` = "Boss"  // expect: untrackable-stored-property "`name`"
}
