extension Radio: Refreshable {}  // error: type 'Radio' does not conform to protocol 'Refreshable'
