// Copyright 2023 A. Person

import Observation

/// Takes colour away.
@Observable final class Eraser: Tool {}
