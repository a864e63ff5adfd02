# syntax=docker/dockerfile:1
# An image of a release, which holds no npm scripts, no sources of the build and no root process.
#
#   npm run release
#   docker build --build-arg VERSION=<version> --tag stone-designs:<version> .
#
# `--target with-chromium` adds Chromium, which makes tear sheets and catalogues as PDF (0.3 GB more).

FROM node:24-bookworm-slim AS unpacked
ARG VERSION
COPY release/stone-designs-${VERSION}.tar.gz release/stone-designs-${VERSION}.tar.gz.sha256 /release/
RUN cd /release && sha256sum -c stone-designs-${VERSION}.tar.gz.sha256
RUN mkdir /shop && tar -xzf /release/stone-designs-${VERSION}.tar.gz -C /shop --strip-components=1 --no-same-owner

FROM node:24-bookworm-slim AS plain
COPY --from=unpacked /shop /shop
RUN install -d -o node -g node -m 700 /data
# The data are in a folder of the volume, because a restore renames that folder.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data/shop HOME=/data TMPDIR=/data
USER node
WORKDIR /shop
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# The first start seeds the catalogue, and a start of a new version tests it on a copy of the data.
HEALTHCHECK --interval=30s --timeout=10s --start-period=180s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/shop/scripts/bootstrap.mjs"]
CMD ["start"]

FROM plain AS with-chromium
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell \
  && rm -rf /var/lib/apt/lists/*
USER node

FROM plain
