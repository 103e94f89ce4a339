// Copyright 2023 A. Person
/// Takes colour away.
final class Eraser: Tool {}
