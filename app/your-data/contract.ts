import { z } from "zod";
import { mailToken } from "#app/accounts/contract.ts";
import { defineForm } from "#app/forms/form-contract.ts";
import { yourDataFields, yourDataForm } from "#content/your-data.ts";

/** The form with which somebody asks for their data, or to be erased. */
export const requestInput = defineForm(yourDataFields).schema.refine(
  ({ email, phone }) => email !== null || phone !== null,
  { path: ["email"], error: yourDataForm.reach },
);
export type RequestInput = z.output<typeof requestInput>;

/** What the visitor is told. The same whether we know them or not. */
export type RequestReceipt = { kind: "mailed"; email: string } | { kind: "noted"; ref: string };

/** The press on the page of the mailed link. */
export const confirmInput = z.object({ token: mailToken });
