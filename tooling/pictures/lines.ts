/** The width of a text, in pixels. */
export type Measure = (text: string) => number;

/** Every way to break the words into this many lines, in order. */
function* breaks(words: readonly string[], count: number): Generator<string[]> {
  if (count === 1) {
    yield [words.join(" ")];
    return;
  }
  for (let first = 1; first <= words.length - count + 1; first++) {
    const line = words.slice(0, first).join(" ");
    for (const rest of breaks(words.slice(first), count - 1)) yield [line, ...rest];
  }
}

/** How uneven lines are: squares, so that one long line counts more than two slightly long ones. */
function unevenness(lines: readonly string[], measure: Measure): number {
  return lines.reduce((sum, line) => sum + measure(line) ** 2, 0);
}

/**
 * Breaks the text into as few lines as fit the width, as even as possible, as a browser balances headings.
 * @returns null when it does not fit on `most` lines
 */
export function balanced(text: string, width: number, most: number, measure: Measure): string[] | null {
  const words = text.split(/\s+/).filter(Boolean);
  const [whole, gap] = [measure(words.join(" ")), measure(" ")];
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    // Too long for this many lines, however it is broken. Trying would be slow: a long text breaks in thousands of
    // ways.
    if (whole > count * width + (count - 1) * gap) continue;
    const fitting = [...breaks(words, count)].filter((lines) =>
      lines.every((line) => measure(line) <= width),
    );
    const even = fitting.map((lines) => ({ lines, weight: unevenness(lines, measure) }));
    const best = even.sort((one, other) => one.weight - other.weight)[0];
    if (best) return best.lines;
  }
  return null;
}

/**
 * As many whole words as fit on `most` balanced lines, or letters if not even the first word fits; an ellipsis marks
 * the cut.
 */
export function shortened(text: string, width: number, most: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  for (let kept = words.length; kept > 0; kept--) {
    const left = words.slice(0, kept).join(" ");
    const lines = balanced(
      kept < words.length ? `${left.replace(/[\s,.;:–—-]+$/, "")}…` : left,
      width,
      most,
      measure,
    );
    if (lines) return lines;
  }
  const letters = Array.from(words[0] ?? "");
  while (letters.length && measure(`${letters.join("")}…`) > width) letters.pop();
  return letters.length ? [`${letters.join("")}…`] : [];
}
