import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { KnownForm } from "#app/forms/known-fields.server.ts";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import type { ErrorCode } from "#server/platform/errors.ts";
import { asRefusal } from "#server/platform/problem.ts";
import type { ListOutcome } from "./list-outcome.ts";
import { searchForm, searchQuery } from "./search.server.ts";

/** A conflict with somebody else's change is shown on the list itself; other refusals show the error page. */
const conflictOnly: readonly ErrorCode[] = ["conflict"];

/**
 * Makes a change. A refusal with one of these codes becomes a message on the list.
 * @param form what was sent: returned with the messages by field, so that the form can show both
 */
export async function changeOrRefusal<Changed>(
  change: () => Promise<Changed>,
  shown = conflictOnly,
  form?: FormData,
) {
  try {
    return data<ListOutcome<Changed>>({ changed: await change() });
  } catch (error) {
    const refusal = asRefusal(error);
    if (!refusal || !shown.includes(refusal.code)) throw error;
    const [field] = Object.values(refusal.fields ?? {}).flat();
    const refused = field ?? refusal.message;
    const outcome: ListOutcome<Changed> = { changed: null, refused };
    if (form && refusal.fields) {
      outcome.fields = refusal.fields;
      outcome.sent = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    }
    return data(outcome, { status: refusal.status });
  }
}

/** Sends a posted search to the address that shows it. Every search form has the field q. */
export async function redirectSearch(address: string, form: FormData): Promise<void> {
  if (form.has("q")) throw redirect(`${address}${await searchQuery(form)}`);
}

interface ListActionOptions<User, Changed> {
  /** Who may change the list. It throws a redirect to the sign-in screen for anybody else. */
  admit: (request: Request) => Promise<User>;
  /** The list's own address. */
  address: string;
  /** The contracts of the list's changes and of its filter: no other field is taken. */
  forms: readonly KnownForm[];
  /** Makes the change that a form describes. */
  change: (form: FormData, user: User) => Promise<Changed>;
  /** Refusals that are shown on the list itself, with the messages of the fields; by default conflicts. */
  shown?: readonly ErrorCode[];
  /** The message when a bulk action was sent with nothing selected. */
  nothingSelected?: string;
}

/** The action of a list: a search, or a change of its records. */
export function listAction<User, Changed>(list: ListActionOptions<User, Changed>) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const user = await list.admit(request);
    const form = await readForm(context, request, searchForm, ...list.forms);
    return guarded(context, async () => {
      await redirectSearch(list.address, form);
      // Undo may name what it undoes in another way.
      const isBulk = form.has("change") && form.get("change") !== "undo";
      if (list.nothingSelected && isBulk && !form.has("id")) {
        return data<ListOutcome<Changed>>({ changed: null, refused: list.nothingSelected }, { status: 422 });
      }
      return changeOrRefusal(() => list.change(form, user), list.shown, form);
    });
  };
}
