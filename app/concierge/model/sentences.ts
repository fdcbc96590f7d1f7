const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  "#39": "'",
  "#8358": "₦",
};

/**
 * A model's text as plain text: without Markdown, HTML and emoji. Also reads a text that is still being
 * written: markup that is incomplete at its end is left out.
 */
export function plainText(written: string): string {
  return (
    written
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, "")
      .replace(/<\/?[a-z!][^<>]*(?:>|$)/gi, "")
      .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
      // An entity may have hidden a tag.
      .replace(/<\/?[a-z!][^<>]*(?:>|$)/gi, "")
      .replace(/!?\[([^\]]*)\]\([^)]*(?:\)|$)/g, "$1")
      .replace(/```\w*/g, "")
      .replace(/^\s{0,3}(?:#{1,6}\s+|>\s?|[-*•+]\s+|\d{1,2}[.)]\s+(?=\D))/gm, "")
      .replace(/[*`~]+|(?<![\w])_+|_+(?![\w])/g, "")
      .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, "")
      .replace(/!/g, ".")
      .replace(/\.{2,}/g, ".")
  );
}

const end = /[.?…]["'’)]*(?=\s+\S)|\n+/g;

/** Returns the sentences of a text that is still being written, each once it is complete. */
export class SentenceReader {
  #read = 0;

  /** The sentences completed since the last call. @param soFar all text written so far */
  more(soFar: string): string[] {
    return this.#take(soFar, false);
  }

  /** The remaining text when the model has finished. */
  rest(soFar: string): string[] {
    return this.#take(soFar, true);
  }

  #take(soFar: string, isWhole: boolean): string[] {
    const text = plainText(soFar);
    const found: string[] = [];
    let from = this.#read;
    const upTo = (to: number) => {
      const sentence = text.slice(from, to).replace(/\s+/g, " ").trim();
      if (/\p{L}/u.test(sentence)) found.push(sentence);
      from = to;
    };
    for (const { index, 0: stop } of text.matchAll(end)) {
      if (index >= from) upTo(index + stop.length);
    }
    if (isWhole) upTo(text.length);
    this.#read = from;
    return found;
  }
}
