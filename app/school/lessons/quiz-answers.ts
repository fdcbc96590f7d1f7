const prefix = "answer-";

/** The name of a question's choices in the form. */
export function questionField(id: string): string {
  return prefix + id;
}

/** The answers in a form: which choice, by the question's id. */
export function answersIn(form: FormData): Record<string, number> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), Number(value)]] : [],
    ),
  );
}
