const prefix = "answer-";

/** The form field name of a question's choices. */
export function questionField(id: string): string {
  return prefix + id;
}

/** The fields of the choices: # is the id of any question. */
export const answerFields = { [`${prefix}#`]: 5 };

/** The answers in a form: index of the choice, by question id. */
export function answersIn(form: FormData): Record<string, number> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), Number(value)]] : [],
    ),
  );
}
