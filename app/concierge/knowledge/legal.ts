import type { LegalBlock, LegalText } from "#content/legal.ts";
import { privacy } from "#content/privacy.ts";
import { terms } from "#content/terms.ts";
import type { DocumentKind, KnowledgeDocument } from "./document.ts";

/** The texts in a block of a section, each readable by itself. */
function texts(block: LegalBlock): readonly string[] {
  if (typeof block === "string") return [block];
  switch (block.kind) {
    case "list":
      return block.items;
    case "answers":
      return block.of.flatMap(({ title, answers }) =>
        answers.map(([question, answer]) => [title, question, answer].filter(Boolean).join(": ")),
      );
    case "kept":
      return block.rows.map(({ name, what, until }) => `${name}: ${what} ${block.columns[2]}: ${until}`);
    case "links":
      return [];
  }
}

/** Sections whose last sentences answer the most common question. */
const saysLast: readonly string[] = ["who-sees"];

/** The sections of a legal page, with the names that people use for them. */
function sections(page: LegalText, kind: DocumentKind, names: Readonly<Record<string, readonly string[]>>) {
  return page.sections.flatMap(({ id, heading, blocks }): KnowledgeDocument[] => {
    const [first, ...others] = blocks;
    if (first === undefined) return [];
    // A short list makes sense only as a whole.
    const isList = typeof first === "object" && first.kind === "list";
    const [begin, ...further] = texts(first);
    const last = saysLast.includes(id) ? others.flatMap(texts).at(-1) : undefined;
    const about = isList ? texts(first).join(" ") : [begin, last].filter(Boolean).join(" ");
    if (!about) return [];
    const details = [...(isList ? texts(first) : further), ...others.flatMap(texts)];
    return [
      {
        kind,
        id,
        name: heading,
        place: { path: page.path, title: page.heading },
        about,
        details,
        names: names[id] ?? [],
        keywords: page.name,
        action: "chat_whatsapp",
      },
    ];
  });
}

/** The privacy notice and the terms, section by section. */
export const legalDocuments: readonly KnowledgeDocument[] = [
  ...sections(privacy, "privacy", {
    short: [
      "privacy",
      "information safe",
      "my information",
      "personal data",
      "my privacy",
      "number safe",
      "data safe",
      "data private",
      "safe with you",
      "what data",
      "data you collect",
      "information you collect",
      "collect data",
      "use my data",
      "use my information",
    ],
    counting: ["track me", "analytics", "count visit"],
    device: ["cookie", "cookies", "browser keep"],
    what: [
      "keep chat",
      "keep my application",
      "how long keep application",
      "save chat",
      "store chat",
      "how long keep data",
      "keep my data",
      "my idea safe",
      "steal my idea",
      "idea stolen",
      "copy my idea",
    ],
    where: ["where my data", "data kept", "data secure", "data breach", "hack", "data protection"],
    rights: ["my right", "copy of my data"],
    use: [
      "delete my data",
      "erase",
      "delete data",
      "your rights",
      "clear data",
      "remove my data",
      "remove data",
      "remove my number",
      "delete my number",
      "delete my information",
      "delete my chat",
      "delete application",
      "remove application",
      "withdraw application",
      "delete my detail",
      "wipe",
    ],
    "who-sees": [
      "share my data",
      "sell my data",
      "sell data",
      "share data",
      "sell my number",
      "share my number",
      "give my number",
      "who see my",
      "who see form",
      "who see what i",
      "third party",
      "read my chat",
    ],
    children: ["my child", "under 18 school", "minor"],
  }),
  ...sections(terms, "question", {
    tools: ["trust tool", "tool wrong", "use what tool", "tool accurate", "tool copyright", "limit tool"],
    prices: ["quote", "contract", "vat", "tax", "written quote", "agreement"],
    courses: ["certificate", "certification", "resell course", "sell course", "sell material", "sell slide"],
    rights: ["copyright", "who owns text"],
    liability: ["liability", "liable"],
  }),
];
