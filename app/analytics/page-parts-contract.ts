/** In how many parts of equal height a page is counted as read. */
export const pageParts = 4;

/**
 * How many parts of a page the screen has passed over.
 * @param bottom distance from the top of the page to the lower edge of the screen, in CSS pixels
 * @param height height of the page, in CSS pixels
 */
export function partsSeen(bottom: number, height: number): number {
  // Browsers round what is scrolled, so the end of a page may be a pixel away.
  return Math.min(Math.max(Math.floor((pageParts * (bottom + 1)) / Math.max(height, 1)), 0), pageParts);
}
