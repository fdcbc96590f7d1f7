import type { ReactNode } from "react";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { videoDialog } from "#content/home.ts";

const ink = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** One drawing for each step of the story, in order. */
const drawings: readonly ReactNode[] = [
  <g key="talk">
    <path
      {...ink}
      d="M14 16h52a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H34l-12 11V46h-8a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5Z"
    />
    <path {...ink} d="M21 26h36M21 35h24" />
    <path
      d="M83 40h22a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-2v9l-10-9H83a5 5 0 0 1-5-5V45a5 5 0 0 1 5-5Z"
      className="fill-accent"
    />
  </g>,
  <g key="agree">
    <path {...ink} d="M32 8h56v64H32Z" />
    <path {...ink} d="M42 20h18v12H42ZM66 48h14v12H66ZM42 48h12v12H42ZM51 32v16m0-8h22v8" />
    <circle cx="76" cy="26" r="5" className="fill-accent" />
  </g>,
  <g key="build">
    <path {...ink} d="M42 6h36a5 5 0 0 1 5 5v58a5 5 0 0 1-5 5H42a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5ZM56 67h8" />
    <path {...ink} d="M45 18h20v9H45ZM45 47h22v9H45Z" />
    <path d="M55 32h20v9H55Z" className="fill-accent" />
    <path {...ink} d="m92 38 6 6 11-12" />
  </g>,
  <g key="use">
    <path {...ink} d="M14 68h92M24 68V50m18 18V40m18 28V44" />
    <path d="M73 28h10v40H73ZM91 16h10v52H91Z" className="fill-accent" />
    <path {...ink} d="m20 36 18-14 18 6 34-22" />
  </g>,
];

/** The four steps as a storyboard, shown instead of a film. */
export function Storyboard() {
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {videoDialog.steps.map(({ title, text }, at) => (
        <li key={title} className="overflow-hidden rounded-2xl border border-line">
          <div className="deep grid place-items-center py-4">
            <svg viewBox="0 0 120 80" className="h-24" aria-hidden="true">
              {drawings[at]}
            </svg>
          </div>
          <div className="p-4">
            <h3 className="text-lg">
              {at + 1}. {title}
            </h3>
            <p className="mt-1 text-muted">
              <Unbroken text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
