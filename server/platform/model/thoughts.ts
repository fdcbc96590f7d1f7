/** Some models write their thoughts into the answer, in tags, and may be cut off in the middle of them. */
const thoughts = /<(think(?:ing)?)>[\s\S]*?(?:<\/\1>|$)/gi;

/** A model's text without its thoughts. Reads a text that is still being written too. */
export function withoutThoughts(text: string): string {
  return text.replace(thoughts, "");
}
