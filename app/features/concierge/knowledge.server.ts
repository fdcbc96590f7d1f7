import { blogPath, blogTexts, postPath } from "#app/content/blog.ts";
import { listPosts } from "../blog/blog.server.ts";
import { intentWords } from "./brain/intents.ts";
import { companyDocuments } from "./knowledge/company.ts";
import type { KnowledgeDocument } from "./knowledge/document.ts";
import { learningDocuments } from "./knowledge/learning.ts";
import { offerDocuments } from "./knowledge/offers.ts";
import { type Retrieval, retrieval } from "./retrieval.ts";

/** What the concierge knows: every document, and the way to find one. */
export interface Knowledge {
  readonly documents: readonly KnowledgeDocument[];
  readonly index: Retrieval<KnowledgeDocument>;
}

function posts(): KnowledgeDocument[] {
  const all = listPosts().map(
    ({ slug, title, description }): KnowledgeDocument => ({
      kind: "post",
      name: title,
      place: { path: postPath(slug), title },
      about: `${title}. ${description}`,
      names: [title],
      keywords: `blog guide article read ${description}`,
      action: "read_blog",
    }),
  );
  return [
    ...all,
    {
      kind: "post",
      group: true,
      name: blogTexts.name,
      place: { path: blogPath, title: blogTexts.name },
      about: `${blogTexts.intro}`,
      names: ["blog", "article", "guide", "blog post"],
      keywords: "read article guide post news",
      action: "read_blog",
    },
  ];
}

let known: Knowledge | undefined;

/** Everything the site says, made from its content when it is first asked for. */
export function knowledge(): Knowledge {
  if (!known) {
    const documents = [...offerDocuments, ...learningDocuments, ...companyDocuments, ...posts()];
    known = { documents, index: retrieval(documents, intentWords) };
  }
  return known;
}
