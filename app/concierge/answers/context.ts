import type { Knowledge } from "#app/concierge/knowledge.server.ts";
import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";

/** Legal texts and questions on a page are not its subject. */
const rules: readonly DocumentKind[] = ["question", "privacy", "company"];

/** The subjects of a page, by its address including query and hash. */
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

/** The members of a list, or the things of the same kind, in the order of their page. */
export function membersOf(
  { kind }: KnowledgeDocument,
  { documents }: Knowledge,
): readonly KnowledgeDocument[] {
  return documents.filter((one) => one.kind === kind && !one.group && one.short);
}

/** The packages, in the order of their page. */
export function packagesOf(known: Knowledge): readonly KnowledgeDocument[] {
  const list = known.documents.find(({ kind, group }) => kind === "package" && group);
  return list ? membersOf(list, known) : [];
}
