import Observation

extension Glaze: Observable {}
