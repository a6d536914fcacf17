# An image with snug, its libraries and the pinned fonts, and nothing else:
#
#   docker build -t snug .
#   docker run --rm -v "$PWD:/app:ro" snug audit
FROM swift:6.3.1-bookworm AS build
WORKDIR /source
COPY scripts scripts
# Libraries and fonts first: this layer stays while only sources change.
RUN scripts/setup
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests
COPY Fonts Fonts
RUN scripts/bundle /opt/snug

# The same Debian, for the C library that the program is linked with.
FROM debian:bookworm-slim
COPY --from=build /opt/snug /opt/snug
# git tells --changed-since what changed.
RUN apt-get update -qq \
  && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
ENV PATH=/opt/snug/bin:$PATH
WORKDIR /app
ENTRYPOINT ["snug"]
CMD ["audit"]
