import Combine

extension Radio: Tuned {}  // error: type 'Radio' does not conform to protocol 'Tuned'
