import Observation

@Observable final class Fourth: Shared {}
