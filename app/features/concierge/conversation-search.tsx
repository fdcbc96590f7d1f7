import { Form, useNavigation } from "react-router";
import { intentInWords, conversationsTexts as texts } from "#app/content/conversations.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { controlClass, Select } from "#app/ui/field.tsx";
import { useShownForm } from "#app/ui/use-shown-form.ts";
import { cleanText } from "../fields/contract.ts";
import {
  type ConversationFilter,
  conciergeIntents,
  conversationFilter,
  conversationStates,
} from "./contract.ts";

const list = "/admin-dashboard/conversations";
const labelClass = "mb-1.5 block font-semibold";
const byWords = conciergeIntents
  .map((intent) => ({ intent, words: intentInWords(intent) }))
  .sort((one, other) => one.words.localeCompare(other.words, "en"));

/** What the form asks for, as the address will say it. */
function askedBy(form: HTMLFormElement): ConversationFilter {
  const typed = Object.fromEntries(new FormData(form));
  return { ...conversationFilter.parse(typed), q: cleanText(String(typed.q ?? "")) };
}

/**
 * Search and filters, which stand in the address: a view of the list can be kept and comes back with Back. The text is
 * posted, and the address holds it sealed.
 */
export function ConversationSearch({ filter }: { filter: ConversationFilter }) {
  const { key, ask } = useShownForm(JSON.stringify(filter));
  const { formData } = useNavigation();
  const { q, intent, state } = filter;
  return (
    <Form
      key={key}
      method="post"
      action={list}
      onSubmit={({ currentTarget }) => ask(JSON.stringify(askedBy(currentTarget)))}
      role="search"
      preventScrollReset
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end"
    >
      <div className="sm:max-lg:col-span-2">
        <label htmlFor="conversation-search" className={labelClass}>
          {texts.search.label}
        </label>
        <input
          id="conversation-search"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={320}
          placeholder={texts.search.placeholder}
          className={controlClass}
        />
      </div>
      <div>
        <label htmlFor="conversation-intent" className={labelClass}>
          {texts.search.intent}
        </label>
        <Select id="conversation-intent" name="intent" defaultValue={intent ?? ""}>
          <option value="">{texts.search.anyIntent}</option>
          {byWords.map(({ intent, words }) => (
            <option key={intent} value={intent}>
              {words}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor="conversation-state" className={labelClass}>
          {texts.search.state}
        </label>
        <Select id="conversation-state" name="state" defaultValue={state ?? ""}>
          <option value="">{texts.search.anyState}</option>
          {conversationStates.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex gap-3">
        <Button type="submit" loading={formData?.has("q")} className="min-h-12">
          {texts.search.submit}
        </Button>
        {(q || intent || state) && (
          <ButtonLink kind="secondary" href={list} className="min-h-12">
            {texts.search.clear}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
