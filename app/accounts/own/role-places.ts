import { dashboardLink } from "#app/admin/admin-header.tsx";
import { reviewSignIn } from "#content/back-office.ts";
import { learningTexts } from "#content/course-pages.ts";

/** Each role's own page, to which the pages of an account lead back. */
export const homes = {
  learner: { href: learningTexts.path, label: learningTexts.heading },
  recruiter: { href: "/recruitment/admin", label: reviewSignIn.heading },
  admin: dashboardLink,
} as const;

/** Where the staff's sign-out forms post to. Learners sign out on their own page, which clears the device too. */
export const signOuts = {
  admin: "/admin-dashboard",
  recruiter: "/recruitment/admin",
  learner: null,
} as const;

export const signIns = {
  admin: "/admin-login",
  recruiter: "/recruitment/admin",
  learner: "/sign-in",
} as const;
