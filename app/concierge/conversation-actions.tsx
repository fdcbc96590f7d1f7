import { Form, useNavigation } from "react-router";
import type { Conversation } from "#app/concierge/conversations.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { conversationsTexts as texts } from "#content/conversations.ts";
import type { ConversationChange } from "./contract.ts";

type ChangeButtonProps = Exclude<ConversationChange, { change: "erase" }> & {
  /** The question, for screen readers. */
  about?: string;
  children: string;
};

/** A button that changes conversations. It posts to the list's own address, so that search and page do not change. */
export function ChangeButton({ about, children, ...wanted }: ChangeButtonProps) {
  const { formData, state } = useNavigation();
  const changing =
    state !== "idle" &&
    formData?.get("change") === wanted.change &&
    formData.getAll("id").join() === wanted.id.join();
  return (
    <Form method="post" preventScrollReset>
      {wanted.id.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      {wanted.change === "handled" && <input type="hidden" name="seen" value={wanted.seen} />}
      {wanted.change === "open" && wanted.marked && (
        <input type="hidden" name="marked" value={wanted.marked} />
      )}
      <Button
        type="submit"
        name="change"
        value={wanted.change}
        kind="secondary"
        loading={changing}
        aria-label={about && `${children}: ${about}`}
      >
        {children}
      </Button>
    </Form>
  );
}

/** Marks a conversation as handled, or as not handled. */
export function Handled({ conversation, about }: { conversation: Conversation; about: string }) {
  const { conversation_id, state, last } = conversation;
  return state === "handled" ? (
    <ChangeButton change="open" id={[conversation_id]} about={about}>
      {texts.reopen}
    </ChangeButton>
  ) : (
    <ChangeButton change="handled" id={[conversation_id]} seen={last} about={about}>
      {texts.handle}
    </ChangeButton>
  );
}

/** Marks every conversation on the page as handled. */
export function HandleAll({ conversations }: { conversations: readonly Conversation[] }) {
  const open = conversations.filter(({ state }) => state !== "handled");
  if (open.length < 2) return null;
  return (
    <ChangeButton
      change="handled"
      id={open.map(({ conversation_id }) => conversation_id)}
      seen={Math.max(...open.map(({ last }) => last))}
    >
      {texts.handleAll(open.length)}
    </ChangeButton>
  );
}

/** Buttons to copy one chat for the visitor who asks for it, and to erase it, which cannot be undone. */
export function ChatData({ conversation, about }: { conversation: Conversation; about: string }) {
  const { conversation_id: id, last } = conversation;
  const { data } = texts;
  const { formData, state } = useNavigation();
  const erasing = state !== "idle" && formData?.get("change") === "erase" && formData.get("id") === id;
  const copy = (form: "html" | "json") => (
    <ButtonLink
      kind="quiet"
      href={`/admin-dashboard/conversations/${id}/copy.${form}`}
      reload
      aria-label={`${data[form]}: ${about}`}
    >
      {data[form]}
    </ButtonLink>
  );
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
        {data.open}
        <span className="sr-only">{`: ${about}`}</span>
      </summary>
      <div className="flex flex-wrap gap-3">
        {copy("html")}
        {copy("json")}
      </div>
      <p className="mt-2 text-sm text-muted">{data.note}</p>
      <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-center gap-4">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={last} />
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input type="checkbox" name="sure" value="on" required className="pick" />
          {data.sure}
        </label>
        <Button
          type="submit"
          name="change"
          value="erase"
          kind="danger"
          loading={erasing}
          aria-label={`${data.submit}: ${about}`}
        >
          {data.submit}
        </Button>
      </Form>
    </details>
  );
}
