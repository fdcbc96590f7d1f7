import type { LegalAnswers, LegalBlock, LegalLink, StoredOnDevice } from "#content/legal.ts";

/** The blocks of a section in order. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  switch (block.kind) {
    case "list":
      return (
        <ul className="grid list-disc gap-2 pl-5 marker:text-clay">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "answers":
      return block.of.map((thing) => <Answers key={thing.title ?? ""} {...thing} />);
    case "kept":
      return <StoredOnDeviceTable {...block} />;
    case "links":
      return <Links links={block.links} />;
  }
}

function Answers({ title, answers }: LegalAnswers) {
  return (
    <div className="rounded-2xl border border-line bg-paper p-5">
      {title && <h3 className="mb-3 text-lg">{title}</h3>}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[9rem_1fr]">
        {answers.map(([question, answer]) => (
          <div key={question} className="grid sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-sm leading-relaxed font-semibold text-muted">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A table on wide screens; on phones each row is a paragraph. */
function StoredOnDeviceTable({ caption, columns: [name, what, until], rows }: StoredOnDevice) {
  const cell = "sm:border-t sm:border-line sm:py-3 sm:pr-4 sm:align-top max-sm:block";
  return (
    <table className="w-full text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="text-sm text-muted">
          <th scope="col" className="pb-2">
            {name}
          </th>
          <th scope="col" className="pb-2">
            {what}
          </th>
          <th scope="col" className="pb-2">
            {until}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr key={row.name} className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-3">
            <th scope="row" className={`${cell} font-semibold sm:w-40`}>
              {row.name}
              {row.keys.map((key) => (
                <code key={key} className="block text-xs font-normal text-muted [overflow-wrap:anywhere]">
                  {key}
                </code>
              ))}
            </th>
            <td className={cell}>{row.what}</td>
            <td className={`${cell} text-muted sm:w-44 sm:pr-0`}>
              <span className="font-semibold sm:hidden">{until}: </span>
              {row.until}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Links({ links }: { links: readonly LegalLink[] }) {
  return (
    <ul>
      {links.map(({ label, text, address }) => (
        <li key={address} className="flex flex-wrap items-center gap-x-2">
          <span className="text-muted">{label}:</span>
          <a
            href={address}
            {...(address.startsWith("https:") ? { target: "_blank", rel: "noopener" } : {})}
            className="figures flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
