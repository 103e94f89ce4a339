import Combine

protocol Named {
  var name: String { get }
}

func greet(_ named: some Named) -> String { "Hello, " + named.name }
