import { z } from "zod";
import { emailField, requiredText } from "#app/forms/contract.ts";
import { ownAccountTexts as texts } from "#content/own-account.ts";
import { nameLength, newPasswordInput, passwordLength } from "../contract.ts";

/** The current password, which changes of the account ask for. */
const present = z
  .string({ error: "Your current password is needed" })
  .min(1, "Your current password is needed")
  .max(passwordLength.most, "That password is too long");

const { name, email, password, devices, close } = texts;

/** The forms of 'Your account': what each sends, and its texts. */
export const ownForms = {
  name: { ...name, schema: z.object({ name: requiredText("Name", { most: nameLength }) }) },
  email: { ...email, schema: z.object({ email: emailField(), current: present }) },
  password: {
    ...password,
    schema: z.object({ current: present, password: newPasswordInput.shape.password }),
  },
  "end-session": {
    fields: devices.fields,
    submit: devices.end,
    submitting: devices.ending,
    schema: z.object({ session: z.string().max(100), current: present }),
  },
  "end-others": {
    fields: devices.fields,
    submit: devices.endOthers,
    submitting: devices.ending,
    schema: z.object({ current: present }),
  },
  close: { ...close, schema: z.object({ current: present }) },
} as const;

export type OwnForm = keyof typeof ownForms;

/** What one of these forms sends. */
export type OwnInput<Form extends OwnForm> = z.infer<(typeof ownForms)[Form]["schema"]>;
