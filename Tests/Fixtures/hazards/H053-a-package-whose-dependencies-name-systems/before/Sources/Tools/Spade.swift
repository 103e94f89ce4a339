struct Spade {}
