/**
 * What each sign-in screen of the staff opens, with a word of welcome. The owner's day begins with whoever waits for an
 * answer. Who is signed in already goes to the dashboard, as the specification says.
 */
export const firstScreen = {
  admin: "/admin-dashboard/inbox?welcome",
  reviewer: "/recruitment/admin?notice=welcome",
} as const;
