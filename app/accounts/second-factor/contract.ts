import { z } from "zod";
import { requiredText } from "#app/forms/contract.ts";
import { passwordLength } from "../contract.ts";

/** Most passkeys of one account. */
export const mostPasskeys = 10;

/** Longest name of a passkey, in characters. */
export const passkeyNameLength = 50;

const password = z
  .string({ error: "Type your password" })
  .min(1, "Type your password")
  .max(passwordLength.most, "That password is too long");

/** The message where a code is needed and none came. */
export const codeMissing = "Type the code";

/** A code of an app, or a recovery code. */
const code = z.string({ error: codeMissing }).trim().min(1, codeMissing).max(30, "That code is too long");

/** The second step of a sign-in. */
export const codeInput = z.object({ code });

/** The key of an app as it is shown: letters and digits of base 32. */
const key = z.string().regex(/^[A-Z2-7]{16,64}$/, "Begin again with your password");

/** What the screen's forms send. */
export const secondFactorForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("begin"), password }),
  z.object({ intent: z.literal("confirm"), key, code }),
  z.object({ intent: z.literal("new-codes"), password, code }),
  z.object({ intent: z.literal("turn-off"), password, code }),
  z.object({ intent: z.literal("remove-passkey"), id: z.string().min(1).max(100), password }),
]);

/** The sign-in screens: those of admins, of reviewers, and the school's, which is for everybody. */
export const signInScreens = ["admin", "reviewer", "school"] as const;
export type SignInScreen = (typeof signInScreens)[number];

/** What a browser with a passkey sends. */
export const passkeyCall = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("begin-sign-in") }),
  z.object({
    intent: z.literal("sign-in"),
    answer: z.string().max(20_000),
    screen: z.enum(signInScreens),
    /** Where the school's page goes on. */
    next: z.string().max(2_000).optional(),
  }),
  z.object({
    intent: z.literal("begin"),
    name: requiredText("Name", { most: passkeyNameLength }),
    password,
    /** Needed where the account has an app. */
    code: code.optional(),
  }),
  z.object({
    intent: z.literal("add"),
    answer: z.string().max(20_000),
    name: requiredText("Name", { most: passkeyNameLength }),
  }),
]);
export type PasskeyCall = z.infer<typeof passkeyCall>;
