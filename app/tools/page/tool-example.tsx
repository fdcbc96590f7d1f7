import { Bubble } from "#app/ui/chat-mock.tsx";
import { Fold } from "#app/ui/fold.tsx";
import type { ExamplePart } from "#content/tool-parts.ts";
import { toolTexts } from "#content/tool-texts.ts";
import type { ToolPage } from "../tool-page.ts";

/** An example of input and output, shown before anything was written for this visitor. On phones the input is folded. */
export function ToolExample({ page }: { page: ToolPage }) {
  const { form, example } = page;
  const input = form.fields.map(({ name, label }) => ({ label, lines: [example.typed[name] ?? ""] }));
  return (
    <div className="rounded-2xl bg-tint p-5 md:p-7">
      <Fold summary={<h2 className="text-xl">{toolTexts.example.inputHeading}</h2>}>
        <Parts list={input} />
      </Fold>
      <h2 className="mt-3 text-xl lg:mt-7">{toolTexts.example.outputHeading}</h2>
      <Parts list={example.output} />
    </div>
  );
}

function Parts({ list }: { list: readonly ExamplePart[] }) {
  return (
    <dl className="mt-3 grid max-w-prose gap-4">
      {list.map((part) => (
        <div key={part.label}>
          <dt className="font-semibold">{part.label}</dt>
          <Lines {...part} />
        </div>
      ))}
    </dl>
  );
}

/** What was written, as it looks where it will be used. */
function Lines({ lines, look }: ExamplePart) {
  if (look === "chat") {
    return (
      <dd className="mt-2 grid rounded-xl bg-chat p-3">
        <Bubble own>{lines.map(inOwnLine)}</Bubble>
      </dd>
    );
  }
  if (look === "post")
    return <dd className="mt-2 rounded-xl border border-line bg-paper p-4">{lines.map(inOwnLine)}</dd>;
  const isList = !look && lines.length > 1;
  return lines.map((line) => (
    <dd key={line} className={`text-muted ${isList ? "ml-5 list-item list-disc" : ""}`}>
      {line}
    </dd>
  ));
}

function inOwnLine(line: string) {
  return (
    <p key={line} className={line.startsWith("#") ? "text-brand" : ""}>
      {line}
    </p>
  );
}
