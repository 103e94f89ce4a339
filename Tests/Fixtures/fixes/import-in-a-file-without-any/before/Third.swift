// Copyright 2023. All rights reserved.

/* Not a header. */
final class Third: Shared {}
