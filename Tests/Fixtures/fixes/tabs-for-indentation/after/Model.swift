import Combine
import Foundation
import Observation

enum Feature {
	@MainActor
	@Observable
	final class Model {
		var name = ""
		var count = 0
		@ObservationIgnored var cache: [String: Int] = [:]
		@ObservationIgnored
		@available(*, deprecated)
		lazy var formatter = NumberFormatter()
	}
}
