import { useState } from "react";

/**
 * A key for a form that shows what the address asks for. It changes when the address asks for something else than the
 * form did: then the form begins anew. What somebody types on while the last answer is still on its way stays.
 * @param shown what the address asks for, in one text
 * @returns the key, and what to call with the same text of the form when it is sent
 */
export function useShownForm(shown: string): { key: number; ask: (asked: string) => void } {
  const [form, setForm] = useState({ key: 0, shown, asked: shown });
  if (form.shown !== shown) {
    setForm({ ...form, shown, key: shown === form.asked ? form.key : form.key + 1 });
  }
  return { key: form.key, ask: (asked) => setForm({ ...form, asked }) };
}
