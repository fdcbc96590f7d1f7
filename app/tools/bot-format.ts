/** Questions and answers in the format that bots are given: 'Q: …' and 'A: …', with a blank line between pairs. */
export function botFormat(questions: readonly string[], answers: readonly string[]): string {
  return questions.map((question, at) => `Q: ${question}\nA: ${answers[at] ?? ""}`).join("\n\n");
}
