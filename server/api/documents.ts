import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { site } from "#content/site.ts";
import { describeCall } from "./describe.ts";
import { type ApiDocument, referencePage, referenceStyle } from "./reference.ts";
import type { ApiEnvironment } from "./requests.ts";

const facts = {
  openapi: "3.1.0",
  info: {
    title: `${site.name} API`,
    version: "1",
    description:
      "The calls of this site. What needs a session is marked; every error is problem JSON (RFC 9457). The site's own pages use the same calls.",
  },
  servers: [{ url: "/api" }],
};

/** GET /api/openapi.json: every call, for programs. GET /api/reference: the same, for people. */
export function documents(api: OpenAPIHono<ApiEnvironment>): void {
  const shared = { method: "get", group: "This document", access: "anyone", anyQuery: true } as const;
  describeCall(api, {
    ...shared,
    path: "/openapi.json",
    summary: "This document",
    answers: {
      200: {
        description: "OpenAPI 3.1",
        schema: z.looseObject({ openapi: z.string() }),
        example: { openapi: "3.1.0" },
      },
    },
  });
  describeCall(api, {
    ...shared,
    path: "/reference",
    summary: "This document as a page",
    answers: { 200: { description: "A page", also: { "text/html": "The page" } } },
  });
  let document: ApiDocument | undefined;
  // The calls do not change while the server runs.
  const read = () => {
    document ??= api.getOpenAPI31Document(facts) as unknown as ApiDocument;
    return document;
  };
  api.get("/openapi.json", (context) => context.json(read()));
  api.get("/reference", (context) => {
    context.set("ownStyles", referenceStyle);
    return context.html(referencePage(read()));
  });
}
