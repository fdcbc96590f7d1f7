import { keptDays, keptQuestions } from "#app/content/concierge-limits.ts";

/** What the concierge answered, as it came. */
export interface Answer {
  text: string;
  intent: string;
  /** Names of next steps, the first one first; this page may not know all of them. */
  actions: readonly string[];
  /** The page that the answer comes from. */
  page: { path: string; title: string } | null;
}

/** A question and what came of it. One with neither answer nor failure is being answered, or was interrupted. */
export interface Turn {
  id: string;
  /** When it was asked, in milliseconds since 1970. */
  at: number;
  /** The page it was asked on. */
  path: string;
  question: string;
  answer?: Answer;
  /** What was said in place of an answer. */
  failure?: string;
}

export interface Conversation {
  /** Its name on the server; a new conversation gets a new one. */
  session: string;
  turns: readonly Turn[];
}

const key = "mindsync-chat";

const none: Conversation = { session: "", turns: [] };

function isTurn(value: unknown): value is Turn {
  if (typeof value !== "object" || value === null) return false;
  const { id, at, path, question, answer, failure } = value as Partial<Record<string, unknown>>;
  const { text, intent, actions, page } = (answer ?? {}) as Partial<Record<string, unknown>>;
  return (
    [id, path, question, failure ?? ""].every((text) => typeof text === "string") &&
    typeof at === "number" &&
    (answer === undefined ||
      (typeof text === "string" &&
        typeof intent === "string" &&
        Array.isArray(actions) &&
        typeof page === "object"))
  );
}

function randomName(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(numbers, (number) => number.toString(36)).join("");
}

/**
 * The visitor's conversation with the concierge, on this device only, the same in every tab: each change begins from
 * what is stored at that moment. Where the browser keeps nothing it lasts as long as the page.
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
      if (typeof session !== "string" || !Array.isArray(turns)) return none;
      const whole = turns.filter(isTurn);
      const last = whole.at(-1)?.at ?? 0;
      return now() - last > keptDays * 24 * 60 * 60 * 1000 ? none : { session, turns: whole };
    } catch {
      return none;
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

  function keep({ session, turns }: Conversation): void {
    const next = { session, turns: turns.slice(-keptQuestions) };
    try {
      if (next.turns.length) storage().setItem(key, JSON.stringify(next));
      else storage().removeItem(key);
      isStored = true;
    } catch {
      // Full or forbidden: this page goes on with what it has.
      isStored = false;
    }
    show(next);
  }

  return {
    key,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read,
    /** Adds a question at the end. One that was asked before is taken from its old place. */
    ask(question: string, path: string, id: string = randomName()): Turn {
      const { session, turns } = current();
      const turn = { id, at: now(), path, question };
      keep({
        session: session || `website-chat-${now().toString(36)}-${randomName()}`,
        turns: [...turns.filter((other) => other.id !== id), turn],
      });
      return turn;
    },
    /** Puts what came of a question beside it; a question that was cleared meanwhile stays away. */
    settle(id: string, outcome: Pick<Turn, "answer" | "failure">): void {
      const { session, turns } = current();
      keep({ session, turns: turns.map((turn) => (turn.id === id ? { ...turn, ...outcome } : turn)) });
    },
    /** Ends the conversation. @returns what it was, for `restore` */
    clear(): Conversation {
      const before = current();
      keep(none);
      return before;
    },
    /** Brings a cleared conversation back, before what was asked since. */
    restore({ session, turns }: Conversation): void {
      const since = current().turns.filter(({ id }) => turns.every((turn) => turn.id !== id));
      keep({ session, turns: [...turns, ...since] });
    },
    /** Another tab has changed what is stored. */
    reread(): void {
      show(current());
    },
  };
}

export const conversation = conversationStore(() => localStorage);
