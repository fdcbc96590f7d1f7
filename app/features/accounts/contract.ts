import { z } from "zod";

/** admin: everything; recruiter: the recruitment portal only; learner: the school. */
export const roles = ["admin", "recruiter", "learner"] as const;
export type Role = (typeof roles)[number];

/** The sign-in form. One message for whichever field is missing, as specified. */
export const signInInput = z.object({
  email: z
    .string({ error: "Please fill in all fields" })
    .trim()
    .min(1, "Please fill in all fields")
    .max(320, "That e-mail address is too long"),
  password: z
    .string({ error: "Please fill in all fields" })
    .min(1, "Please fill in all fields")
    .max(128, "That password is too long"),
});
export type SignInInput = z.infer<typeof signInInput>;

/** What a signed-in person is to the site. */
export interface Profile {
  id: string;
  role: Role;
  full_name: string;
  email: string;
}

/** A new account, as `npm run admin` makes it. */
export const accountInput = z.object({
  email: z.email("That is not an e-mail address").max(320),
  full_name: z.string().trim().min(1, "A name is needed").max(100),
  role: z.enum(roles, { error: `The role is one of ${roles.join(", ")}` }),
  password: z
    .string()
    .min(10, "A password has at least 10 characters")
    .max(128, "A password has at most 128 characters"),
});
export type AccountInput = z.infer<typeof accountInput>;
