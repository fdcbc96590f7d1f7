import { useState } from "react";

/**
 * A key for a form that shows the values in the address. The key changes, which resets the form, when the address has
 * other values than the form sent. What somebody types while the last response is pending stays.
 * @param shown the values in the address, as one text
 * @returns the key, and a function to call with the form's own values when it is sent
 */
export function useShownForm(shown: string): { key: number; ask: (asked: string) => void } {
  const [form, setForm] = useState({ key: 0, shown, asked: shown });
  if (form.shown !== shown) {
    // The values that the form itself asked for count only once: links and Back may lead to the same values again.
    setForm({ key: shown === form.asked ? form.key : form.key + 1, shown, asked: shown });
  }
  return { key: form.key, ask: (asked) => setForm({ ...form, asked }) };
}
