public protocol Ticking { var ticks: Int { get } }

protocol Resetting { func reset() }
