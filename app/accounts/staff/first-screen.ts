/**
 * The page that each staff sign-in screen opens, with a welcome. The owner's day begins with the people who are waiting for
 * an answer. Anyone who is already signed in goes to the dashboard, as the specification says.
 */
export const firstScreen = {
  admin: "/admin-dashboard/inbox?welcome",
  reviewer: "/recruitment/admin?notice=welcome",
} as const;
