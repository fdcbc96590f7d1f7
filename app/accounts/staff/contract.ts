import { z } from "zod";
import { emailField, requiredText } from "#app/forms/contract.ts";
import { nameLength } from "../contract.ts";

/** The roles that sign in to the back office. */
export const staffRoles = ["admin", "recruiter"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What can change about a member of staff, in the history and in the forms of the list. */
export const staffChangeKinds = [
  "added",
  "role",
  "disabled",
  "enabled",
  "link",
  "sessions",
  "second-factor",
  "password",
  "removed",
] as const;
export type StaffChangeKind = (typeof staffChangeKinds)[number];

const role = z.enum(staffRoles, { error: "Choose a role" });

/** The form that adds a member of staff. */
export const newStaff = z.object({
  name: requiredText("Name", { most: nameLength }),
  email: emailField(),
  role,
});

/** Whether a role signs in to the back office. */
export function isStaffRole(role: string | null): role is StaffRole {
  return staffRoles.some((known) => known === role);
}

const accountId = z.string().min(1).max(100);

/** A change of one member of staff. */
export const staffChange = z.discriminatedUnion("change", [
  z.object({ change: z.literal("role"), id: accountId, role }),
  z.object({
    change: z.enum(["disabled", "enabled", "link", "sessions", "second-factor"]),
    id: accountId,
  }),
]);
export type StaffChange = z.infer<typeof staffChange>;

/** How long the link for a password of staff is valid, in hours: it may wait over a weekend. */
export const staffLinkHours = 72;

/** Members of staff per page of the list. */
export const staffOnPage = 50;

/** How many changes the history below the list shows. */
export const changesShown = 50;

/** The filter in the address of the list. Invalid values are ignored. */
export const staffFilter = z.object({
  role: z.enum(staffRoles).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});
export type StaffFilter = z.infer<typeof staffFilter> & { q: string };
