import { type DocumentBlock, documentBlocks } from "./document-blocks.ts";

/** A written procedure, to read and print. Printing the page prints only this (styles/states.css). */
export function DocumentView({ text }: { text: string }) {
  return (
    <article data-print="">
      <Blocks text={text} />
    </article>
  );
}

/** A text of headings, lists and lines. */
export function Blocks({ text }: { text: string }) {
  return (
    <div className="grid max-w-prose gap-4">
      {documentBlocks(text).map((block) => (
        <Block key={block.line} block={block} />
      ))}
    </div>
  );
}

const lists = {
  steps: { Tag: "ol", className: "grid list-decimal gap-2 pl-7" },
  points: { Tag: "ul", className: "grid list-disc gap-1.5 pl-5" },
} as const;

function Block({ block }: { block: DocumentBlock }) {
  if (block.kind === "heading") {
    return <h4 className={block.line === 1 ? "text-xl" : "mt-3 -mb-1 text-lg"}>{block.text}</h4>;
  }
  if (block.kind === "lines") return <p className="whitespace-pre-line">{block.items.join("\n")}</p>;
  const { Tag, className } = lists[block.kind];
  return (
    <Tag className={className}>
      {block.items.map((item) => (
        <li key={item} className="whitespace-pre-line pl-1">
          {item}
        </li>
      ))}
    </Tag>
  );
}
