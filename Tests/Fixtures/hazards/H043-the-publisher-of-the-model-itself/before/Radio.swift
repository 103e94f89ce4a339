import Combine

extension Radio: Tuned {}
