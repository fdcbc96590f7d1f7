import { useSubmit } from "react-router";
import { forgetSentForm } from "#app/ui/offer-again.ts";
import type { Reach } from "./contract.ts";

/** Returns a function that notes which way to a lead was opened, which answers the lead. */
export function useNoteOpened(id: string): (change: Reach) => void {
  const submit = useSubmit();
  return (change) => {
    forgetSentForm();
    void submit({ change, id }, { method: "post", preventScrollReset: true });
  };
}
