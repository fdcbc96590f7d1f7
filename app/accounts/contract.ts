import { z } from "zod";
import { emailField, requiredText } from "#app/forms/contract.ts";
import { isMailToken } from "#app/private-links/contract.ts";

/** admin: everything; recruiter: the review of applications only; learner: the school. */
export const roles = ["admin", "recruiter", "learner"] as const;
export type Role = (typeof roles)[number];

/** Length of a password, in characters. */
export const passwordLength = { least: 10, most: 128 } as const;

/** Longest name of a person, in characters. */
export const nameLength = 100;

/** A new password. */
const newPassword = z
  .string({ error: "A password is needed" })
  .min(passwordLength.least, `A password has at least ${passwordLength.least} characters`)
  .max(passwordLength.most, `A password has at most ${passwordLength.most} characters`);

/** The sign-in form. A missing field gets the same message, whichever it is, as specified. */
export const signInInput = z.object({
  email: z
    .string({ error: "Please fill in all fields" })
    .trim()
    .min(1, "Please fill in all fields")
    .max(320, "That e-mail address is too long"),
  password: z
    .string({ error: "Please fill in all fields" })
    .min(1, "Please fill in all fields")
    .max(passwordLength.most, "That password is too long"),
});
export type SignInInput = z.infer<typeof signInInput>;

/** How long a sign-in may wait for its code after the password, in seconds. */
export const pendingSignInSeconds = 10 * 60;

/** How many hours a link is valid that an admin has to pass on by hand, where no mail server is set. */
export const handedLinkHours = 24;

/** Within how many hours a password that the site made has to be replaced by one of the account's own. */
export const temporaryPasswordHours = 72;

/** The signed-in account, as the site uses it. */
export interface Profile {
  id: string;
  role: Role;
  full_name: string;
  email: string;
}

/** A new account, as `npm run admin` creates it. */
export const accountInput = z.object({
  email: z.email("That is not an e-mail address").max(320),
  full_name: z.string().trim().min(1, "A name is needed").max(nameLength),
  role: z.enum(roles, { error: `The role is one of ${roles.join(", ")}` }),
  password: newPassword,
});
export type AccountInput = z.infer<typeof accountInput>;

/** Input of a learner's sign-up. */
export const signUpInput = z.object({
  name: requiredText("Name", { most: nameLength }),
  email: emailField(),
  password: newPassword,
});

/** The request for a new password. */
export const resetRequest = z.object({ email: emailField() });

/** The token of a mailed link, as its page posts it. */
export const mailToken = z
  .string()
  .refine(isMailToken, "That link is not whole. Open it from the message again.");

/** A new password, with the token that allows it. */
export const newPasswordInput = z.object({ token: mailToken, password: newPassword });

/** The token that proves an e-mail address. */
export const emailProof = z.object({ token: mailToken });
