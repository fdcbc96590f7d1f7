import { useId } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { toast } from "#app/ui/toasts.tsx";
import { savedResults } from "#content/tool-limits.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { type ToolResult, toolResults } from "./result-store.ts";
import { resultState } from "./use-tool.ts";

interface LastResultsProps {
  results: readonly ToolResult[];
  /** Titles of the tools, by slug. */
  titles: Readonly<Record<string, string>>;
}

const day = new Intl.DateTimeFormat("en-NG", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** The first words of the input. */
function about({ input }: ToolResult): string {
  const [first = ""] = Object.entries(input).flatMap(([name, value]) =>
    name === "tone" || name === "length" ? [] : [value],
  );
  const letters = Array.from(first.trim());
  return letters.length > 60 ? `${letters.slice(0, 60).join("")}…` : letters.join("");
}

/** The visitor's last results on this device, to open again or remove. */
export function LastResults({ results, titles }: LastResultsProps) {
  const { heading, note, openLabel, removeLabel, clearLabel, removed } = toolTexts.last;
  const place = useId();
  const kept = results.slice(0, savedResults);
  if (!kept.length) return null;

  /** Focuses the heading, or the main part once the list is empty; else the focus would jump to the top of the page. */
  function onRemoved() {
    toast.success(removed);
    requestAnimationFrame(() => {
      (document.getElementById(place) ?? document.getElementById("main"))?.focus();
    });
  }

  return (
    <section aria-labelledby={place}>
      <h2 id={place} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
        {heading}
      </h2>
      <p className="mt-1 text-sm text-muted">{note}</p>
      {/* Their names repeat what the visitor typed, which is not counted. */}
      <ul data-count={heading} className="mt-3 divide-y divide-line border-y border-line">
        {kept.map((result) => {
          const title = titles[result.slug] ?? result.slug;
          const words = about(result);
          return (
            <li key={result.id} className="flex items-center gap-2">
              <Link
                to={{ pathname: `/tools/${result.slug}`, hash: "#answer" }}
                state={resultState(result.id)}
                className="group min-w-0 grow py-3 leading-snug"
              >
                <span className="sr-only">{openLabel}: </span>
                <span className="block truncate font-semibold text-brand underline underline-offset-4 group-hover:decoration-2">
                  {words}
                </span>
                <span className="block text-sm text-muted">
                  {title}, {day.format(result.at)}
                </span>
              </Link>
              <button
                type="button"
                aria-label={`${removeLabel}: ${words}, ${title}`}
                onClick={() => {
                  toolResults.remove(result.id);
                  onRemoved();
                }}
                className="grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:text-ink"
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        kind="quiet"
        className="mt-2"
        onClick={() => {
          toolResults.clear();
          onRemoved();
        }}
      >
        {clearLabel}
      </Button>
    </section>
  );
}
