import type { ExamplePart } from "#content/tool-parts.ts";
import { toolTexts } from "#content/tool-texts.ts";
import type { ToolPage } from "../tool-page.ts";

/** An example of input and output, shown before anything was written for this visitor. */
export function ToolExample({ page }: { page: ToolPage }) {
  const { form, example } = page;
  const input = form.fields.map(({ name, label }) => ({ label, lines: [example.typed[name] ?? ""] }));
  return (
    <div className="rounded-2xl bg-tint p-5 md:p-7">
      <h2 className="text-xl">{toolTexts.example.inputHeading}</h2>
      <Parts list={input} />
      <h2 className="mt-7 text-xl">{toolTexts.example.outputHeading}</h2>
      <Parts list={example.output} />
    </div>
  );
}

function Parts({ list }: { list: readonly ExamplePart[] }) {
  return (
    <dl className="mt-3 grid max-w-prose gap-4">
      {list.map(({ label, lines }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          {lines.map((line) => (
            <dd key={line} className={`text-muted ${lines.length > 1 ? "ml-5 list-item list-disc" : ""}`}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
