import { OpenAPIHono } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#server/platform/errors.ts";
import { botDemo } from "./bot-demo.ts";
import { contacts } from "./contacts.ts";
import { demoSessions } from "./demo-sessions.ts";
import { describeShared } from "./describe.ts";
import { documents } from "./documents.ts";
import { enrollments } from "./enrollments.ts";
import { functions } from "./functions.ts";
import { addressesOf, onlyKnownQuery } from "./known-query.ts";
import { learning } from "./learning.ts";
import { newApplications } from "./new-applications.ts";
import { procedures } from "./procedures.ts";
import { type ApiEnvironment, onlyJson } from "./requests.ts";
import { review } from "./review.ts";
import { uploads } from "./uploads.ts";
import { visits } from "./visits.ts";
import { yemi } from "./yemi.ts";

/** The largest body of an ordinary call, in bytes. */
const bodyBytes = 64 * 1024;

/** All calls under /api. */
export function api(): OpenAPIHono<ApiEnvironment> {
  const app = new OpenAPIHono<ApiEnvironment>();
  app.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
  describeShared(app);
  app.use(onlyKnownQuery(app));
  // These come before the limit on bodies because they have their own. What
  // they send is no JSON either: a beacon is plain text.
  visits(app);
  uploads(app);
  app.use(
    bodyLimit({
      maxSize: bodyBytes,
      onError: () => {
        throw new AppError("too-large", `A request carries at most ${bodyBytes / 1024} KB.`);
      },
    }),
    onlyJson,
  );
  botDemo(app);
  contacts(app);
  demoSessions(app);
  enrollments(app);
  functions(app);
  learning(app);
  newApplications(app);
  procedures(app);
  review(app);
  yemi(app);
  documents(app);
  const known = app.routes.filter(({ method }) => method !== "ALL").map(({ path }) => addressesOf(path));
  app.all("*", (context) => {
    const path = context.req.path.replace(/^\/api/, "");
    if (known.some((addresses) => addresses.test(path)))
      throw new AppError("method-not-allowed", `${context.req.method} is not understood here.`);
    throw new AppError("not-found", "There is no such call.");
  });
  return app;
}
