// Copyright 2023. All rights reserved.

import Observation

/* Not a header. */
@Observable final class Third: Shared {}
