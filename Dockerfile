# The site in a container: docs/deploying.md. The version of Node is that of package.json (tooling/deploy.test.ts).

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# The brand is in the built pages, so it is needed here and, unchanged, when the site runs.
ARG SITE_URL=""
ARG SITE_NAME=""
ARG SITE_EMAIL=""
ARG SITE_OWNER_NAME=""
ARG SITE_CONCIERGE_NAME=""
ARG SITE_WHATSAPP_SALES=""
ARG SITE_WHATSAPP_CONCIERGE=""
ARG SITE_WHATSAPP_RECRUITMENT=""
ARG SITE_VIDEO_URL=""
ARG SITE_LEGAL_NAME=""
ARG SITE_ADDRESS=""
ARG SITE_HELPLINE=""
ARG SITE_CAC_NUMBER=""
ARG SITE_FOUNDED=""
ARG SITE_DEPOSIT_PERCENT=""
ARG SITE_NOTICE_DAYS=""
ARG SITE_TERMS_AGREED=""
ARG SITE_VAT_PERCENT=""
ARG SITE_WHATSAPP_OFFER_NAIRA=""
ARG SITE_WHATSAPP_NOTICE_NAIRA=""
ARG SITE_COSTS_CHECKED=""
ARG APPLICATION_MONTHS=""
RUN node tooling/build.ts

FROM node:24.21.0-slim
WORKDIR /app
RUN mkdir /data && chown node:node /app /data
COPY --from=build --chown=node:node /app ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
# A new database needs some seconds before its first answer.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell, so that signals reach the program that passes them on.
CMD ["node", "server/start.ts"]
