/** Where somebody may be sent after signing in. */
const places = /^\/(courses\/[\w-]+(\/[\w-]+)?|learning|video-courses)$/;

/** The page that was wanted, from the word in the address; the learner's own page unless it is one of the school's. */
export function wayBack(wanted: string | null | undefined): string {
  return wanted && places.test(wanted) ? wanted : "/learning";
}

/** The address of the sign-in screen that leads on to a page. */
export function signInFor(path: string): string {
  return `/sign-in?next=${encodeURIComponent(path)}`;
}
