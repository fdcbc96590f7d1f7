import type { ToolForm } from "#content/tool-forms.ts";
import { toolLimits } from "#content/tool-limits.ts";
import { toolTexts } from "#content/tool-texts.ts";

/** What is wrong with a form, by field. */
export type Faults = Readonly<Record<string, string>>;

/** How long a text is once it is sent: outer space does not count, nor in how many pieces a letter was typed. */
export function sentLength(text: string): number {
  return text.replace(/\r\n?/g, "\n").normalize("NFC").trim().length;
}

/**
 * Judges a form in the browser, in the words of its contract. The contract itself stays on the server, which judges
 * again: Zod is as large as the whole page. form-check.test.ts holds the two together.
 */
export function checkForm(form: ToolForm, values: Readonly<Record<string, string>>): Faults {
  const faults: Record<string, string> = {};
  for (const { name, label, kind } of form.fields) {
    const length = sentLength(values[name] ?? "");
    const most = toolLimits[kind];
    if (length === 0) faults[name] = form.emptyMessage;
    else if (length > most) faults[name] = toolTexts.tooLong(label, most);
  }
  return faults;
}
