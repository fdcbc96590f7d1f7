/**
 * For the `ref` of a message that replaces something longer, such as a form: the page stays scrolled to where the form
 * ended, which would leave the message above the screen. The element needs `tabIndex={-1}`.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  // In the middle it is clear of the site's header and of the notices at the foot.
  element?.scrollIntoView({ block: "center", behavior: "instant" });
}
