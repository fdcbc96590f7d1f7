import type { OpenAPIHono } from "@hono/zod-openapi";
import { contactCall, contactReceipt } from "#app/leads/contract.ts";
import { keepContact } from "#app/leads/leads.server.ts";
import { takeTurn } from "#server/platform/rate-limit.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

/** POST /api/contact_submissions: stores what a visitor wrote to us. */
export function contacts(api: OpenAPIHono<ApiEnvironment>): void {
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/contact_submissions",
    summary: "Write to us",
    request: { body: { content: { "application/json": { schema: contactCall } } } },
    responses: {
      201: { description: "Kept", content: { "application/json": { schema: contactReceipt } } },
    },
  });
  api.post("/contact_submissions", async (context) => {
    await takeTurn("form", context.var.facts.clientAddress);
    const { ref, whatsappUrl } = await keepContact(await readBody(context, contactCall));
    return context.json({ ref, whatsappUrl }, 201);
  });
}
