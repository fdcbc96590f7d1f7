import type { Knowledge } from "#app/concierge/knowledge.server.ts";
import type { ConciergeIntent } from "../contract.ts";
import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";

/** What a question is asked in. */
export interface Context {
  readonly known: Knowledge;
  /** What the visitor's page is about: what is chosen on it, else the one thing or the list it shows. */
  readonly here: readonly KnowledgeDocument[];
  /** Whether the page names what it is about more closely than a list does, and was opened since the last question. */
  readonly justOpened: boolean;
  /** What the chat was about. */
  readonly last?: {
    readonly subjects: readonly KnowledgeDocument[];
    readonly before: readonly KnowledgeDocument[];
    readonly intent: ConciergeIntent;
  };
}

/** Rules of a page are not what the page is about. */
const rules: readonly DocumentKind[] = ["question", "privacy", "company"];

/** What a page is about, by its address with all that is behind it. */
export function subjectsOfPage(
  address: string,
  documents: readonly KnowledgeDocument[],
): readonly KnowledgeDocument[] {
  const [path = "/", ...rest] = address.split(/[?#]/);
  const marks = new Set(rest.join("&").split(/[^a-z0-9-]+/i));
  const there = documents.filter(
    ({ place, kind }) => !rules.includes(kind) && (place.path === path || place.path.startsWith(`${path}#`)),
  );
  const chosen = there.filter(({ id }) => id && marks.has(id));
  if (chosen.length) return chosen;
  const own = there.filter(({ place }) => place.path === path);
  const list = own.find(({ group }) => group);
  return list ? [list] : own.slice(0, 1);
}

/** The things of a list, or those beside a thing, in the order of their page. */
export function membersOf(
  { kind }: KnowledgeDocument,
  { documents }: Knowledge,
): readonly KnowledgeDocument[] {
  return documents.filter((one) => one.kind === kind && !one.group && one.short);
}
