import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { sampleRow } from "#app/forms/sample-values.ts";
import { contactCall, contactForm, contactReceipt } from "#app/leads/contract.ts";
import { keepContact } from "#app/leads/leads.server.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { describeCall } from "./describe.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";
import { eitherSpelling, specifiedInsert } from "./specified.ts";

const specified = specifiedInsert(contactForm.fields, contactCall);
const input = eitherSpelling(contactCall, specified);

const example = {
  ...sampleRow(contactForm.fields),
  name: "Amaka Okafor",
  email: "amaka@mindsync.example",
  phone: null,
  company: null,
  project_type: "marketing-system",
  message: "Business type: home cleaning. Please call me about the texts that the tool wrote.",
};

/** POST /api/contact_submissions: stores what a visitor wrote to us. */
export function contacts(api: OpenAPIHono<ApiEnvironment>): void {
  describeCall(api, {
    method: "post",
    path: "/contact_submissions",
    group: "Leads",
    summary: "Write to us",
    description: "The same `submissionKey` sent again is stored once and gets the first receipt.",
    access: "anyone",
    body: {
      schema: z.union([specified.schema, contactCall]),
      example,
      more: { withKey: { submissionKey: "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a01", ...example } },
    },
    answers: {
      201: {
        description: "Saved",
        schema: contactReceipt,
        example: { ref: "MSG-7K3F9", whatsappUrl: "https://wa.me/2347000000001?text=Hello" },
      },
    },
  });
  api.post("/contact_submissions", async (context) => {
    const sent = await readBody(context, input);
    await enforceLimit("contact", context.var.facts);
    const { ref, whatsappUrl } = await keepContact(sent);
    return context.json({ ref, whatsappUrl }, 201);
  });
}
