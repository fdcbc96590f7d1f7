import { ownFactFields, ownFactNames } from "#content/own-facts.ts";
import type { ToolForm } from "#content/tool-forms.ts";
import { toolLimits } from "#content/tool-limits.ts";
import { toolTexts } from "#content/tool-texts.ts";

/** Validation messages of a form, by field. */
export type Faults = Readonly<Record<string, string>>;

/** The length of a text as the server counts it: trimmed, and in composed form (NFC). */
export function sentLength(text: string): number {
  return text.replace(/\r\n?/g, "\n").normalize("NFC").trim().length;
}

/**
 * Validates a form in the browser with the messages of its contract. The contract itself stays on the server, which
 * validates again, because Zod is as large as the whole page. form-check.test.ts keeps the two in step.
 */
export function checkForm(form: ToolForm, values: Readonly<Record<string, string>>): Faults {
  const faults: Record<string, string> = {};
  for (const { name, label, kind } of form.fields) {
    const length = sentLength(values[name] ?? "");
    const most = toolLimits[kind];
    if (length === 0) faults[name] = form.emptyMessage;
    else if (length > most) faults[name] = toolTexts.tooLong(label, most);
  }
  for (const name of ownFactNames(form)) {
    if (sentLength(values[name] ?? "") > toolLimits.line)
      faults[name] = toolTexts.tooLong(ownFactFields[name].label, toolLimits.line);
  }
  return faults;
}
