/** Where a sign-in may redirect to. */
const places = /^\/(account|courses\/[\w-]+(\/[\w-]+)?|learning|two-step-sign-in|video-courses)$/;

/**
 * The page that the sign-in redirects to: the wanted one if it is a page of the school or of the account, otherwise the
 * learner's own page.
 */
export function wayBack(wanted: string | null | undefined): string {
  return wanted && places.test(wanted) ? wanted : "/learning";
}

/** The address of the sign-in screen that afterwards redirects to a page. */
export function signInFor(path: string): string {
  return `/sign-in?next=${encodeURIComponent(path)}`;
}
