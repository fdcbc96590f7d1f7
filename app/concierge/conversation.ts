import { savedDays, savedQuestions } from "#content/concierge-limits.ts";
import {
  asked,
  type Conversation,
  emptyConversation,
  type Outcome,
  restored,
  type Turn,
  withOutcome,
} from "./conversation-state.ts";
import { asRecord, isText } from "./untrusted.ts";

const key = "mindsync-chat";

function isTurn(value: unknown): value is Turn {
  const { id, at, path, question, answer, failure } = asRecord(value);
  const { text, intent, actions, page } = asRecord(answer);
  return (
    [id, path, question, failure ?? ""].every(isText) &&
    typeof at === "number" &&
    (answer === undefined ||
      (isText(text) && isText(intent) && Array.isArray(actions) && typeof page === "object"))
  );
}

function randomName(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(numbers, (number) => number.toString(36)).join("");
}

/**
 * The visitor's conversation with the concierge, on this device only and the same in every tab: each change starts from
 * what is stored at that moment. If nothing can be stored, it lasts as long as the page.
 */
export function conversationStore(
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
  now: () => number = Date.now,
) {
  let shown: Conversation | undefined;
  let isStored = true;
  const listeners = new Set<() => void>();

  function stored(): Conversation {
    try {
      const { session, turns } = JSON.parse(storage().getItem(key) ?? "{}") as Partial<Conversation>;
      if (typeof session !== "string" || !Array.isArray(turns)) return emptyConversation;
      const whole = turns.filter(isTurn);
      const last = whole.at(-1)?.at ?? 0;
      return now() - last > savedDays * 24 * 60 * 60 * 1000 ? emptyConversation : { session, turns: whole };
    } catch {
      return emptyConversation;
    }
  }

  function read(): Conversation {
    shown ??= stored();
    return shown;
  }

  const current = () => (isStored ? stored() : read());

  function show(next: Conversation): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  function store({ session, turns }: Conversation): void {
    const next = { session, turns: turns.slice(-savedQuestions) };
    try {
      if (next.turns.length) storage().setItem(key, JSON.stringify(next));
      else storage().removeItem(key);
      isStored = true;
    } catch {
      // Full or blocked: this page continues with what it has in memory.
      isStored = false;
    }
    show(next);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read,
    /** Adds a question at the end. @param id id of a question that is asked again */
    ask(question: string, path: string, id: string = randomName()): Turn {
      const turn = { id, at: now(), path, question };
      store(asked(current(), turn, `website-chat-${turn.at.toString(36)}-${randomName()}`));
      return turn;
    },
    /** Adds a question's answer or failure. */
    settle: (id: string, outcome: Outcome) => store(withOutcome(current(), id, outcome)),
    /** Clears the conversation. @returns the old one, for `restore` */
    clear(): Conversation {
      const before = current();
      store(emptyConversation);
      return before;
    },
    /** Restores a cleared conversation. */
    restore: (before: Conversation) => store(restored(current(), before)),
    /** Call when another tab has changed the storage. */
    reread: () => show(current()),
  };
}

export const conversation = conversationStore(() => localStorage);
