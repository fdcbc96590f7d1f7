/** A list of words and short phrases, written with commas so that a long one stays readable. */
export function words(text: string): readonly string[] {
  return text.split(",").map((word) => word.trim());
}
