# What was built and run of it: docs/reliability.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/dist ./dist
COPY --from=build --chown=root:root /app/build ./build
COPY --from=build --chown=root:root /app/migrations ./migrations
COPY --from=build --chown=root:root /app/content ./content
COPY --from=build --chown=root:root /app/truth-data ./truth-data
COPY --from=build --chown=root:root /app/spec-data ./spec-data
COPY --from=build --chown=root:root /app/public ./public
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
	CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The process itself, not npm, so that it hears SIGTERM; it closes within 15 s.
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "dist/server/main.js"]
