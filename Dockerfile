# An image with nothing but the program and git, which '--since' and '--fix' ask:
#   docker build --tag migrate-lint .
#   docker run --rm --volume "$PWD:/project" migrate-lint --since origin/main
FROM swift:6.2-noble AS build
WORKDIR /source
COPY Package.swift ./
COPY Sources Sources
COPY Plugins Plugins
# The package names its tests; none of them is built.
RUN mkdir -p Tests/MigrateLintTests && touch Tests/MigrateLintTests/Empty.swift \
  && swift build --configuration release --product migrate-lint --static-swift-stdlib \
       -Xswiftc -static-executable \
  && strip "$(swift build --configuration release --show-bin-path)/migrate-lint" \
  && cp "$(swift build --configuration release --show-bin-path)/migrate-lint" /migrate-lint

FROM ubuntu:24.04
RUN apt-get update && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  # The folder that is mounted belongs to whoever runs the container's host.
  && git config --system --add safe.directory '*'
COPY --from=build /migrate-lint /usr/local/bin/migrate-lint
WORKDIR /project
ENTRYPOINT ["migrate-lint"]
