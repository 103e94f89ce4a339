import Combine
import Foundation

enum Feature {
	@MainActor
	final class Model: ObservableObject {
		@Published
		var name = ""
		@Published	var count = 0
		var cache: [String: Int] = [:]
		@available(*, deprecated)
		lazy var formatter = NumberFormatter()
	}
}
