import { type DocumentBlock, documentBlocks } from "./document-blocks.ts";

/** A written procedure, to be read and printed. When the page is printed, only this is (styles.css). */
export function DocumentView({ text }: { text: string }) {
  return (
    <article data-print="" className="grid max-w-prose gap-4">
      {documentBlocks(text).map((block) => (
        <Block key={block.line} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { block: DocumentBlock }) {
  switch (block.kind) {
    case "heading":
      return <h4 className={block.line === 1 ? "text-xl" : "mt-3 text-lg"}>{block.text}</h4>;
    case "paragraph":
      return <p>{block.text}</p>;
    default: {
      const List = block.kind === "steps" ? "ol" : "ul";
      return (
        <List className={`grid gap-2 pl-6 ${block.kind === "steps" ? "list-decimal" : "list-disc"}`}>
          {block.items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </List>
      );
    }
  }
}
