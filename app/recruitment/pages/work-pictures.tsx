import type { ReactNode } from "react";

const ink = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

const accent = "fill-accent";
const soft = "fill-brand-soft";

/** What each role does, drawn; in the order of the roles. */
const roleDrawings: readonly ReactNode[] = [
  // A question, and an answer with a price.
  <g key="consultant">
    <path
      {...ink}
      d="M24 22h62a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H50L36 65V54H24a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6ZM32 34h44M32 43h28"
    />
    <path
      d="M112 48h44a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6h-4v11L140 84h-28a6 6 0 0 1-6-6V54a6 6 0 0 1 6-6Z"
      className={accent}
    />
    <path
      d="M116 62h36M116 71h22"
      className="stroke-accent-ink"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </g>,
  // A system set up, step by step.
  <g key="associate">
    <rect x="22" y="20" width="96" height="74" rx="8" className={soft} />
    <path {...ink} d="m34 37 5 5 9-10m-14 24 5 5 9-10M60 38h44M60 57h32M38 78h8M60 78h38" />
    <path d="m124 62 34 8-14 6-6 14z" className={accent} />
    <path {...ink} d="M22 20h96v74H22z" />
  </g>,
  // Steps that hand over to each other.
  <g key="builder">
    <path {...ink} d="M50 34h26m28 0h14a8 8 0 0 1 8 8v16M126 84v-4M90 46v26h22" />
    <rect x="20" y="20" width="32" height="28" rx="7" className={soft} />
    <rect x="76" y="20" width="32" height="28" rx="7" className={accent} />
    <rect x="110" y="58" width="34" height="28" rx="7" className={soft} />
    <path
      {...ink}
      d="M20 27a7 7 0 0 1 7-7h18a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7H27a7 7 0 0 1-7-7zM110 58h34v28h-34zM119 72l5 5 9-10"
    />
  </g>,
  // Sales that rise month by month.
  <g key="growth">
    <path {...ink} d="M20 94h142" />
    <path d="M30 70h18v24H30zM58 60h18v34H58zM86 48h18v46H86z" className={soft} />
    <path d="M114 28h18v66h-18z" className={accent} />
    <path {...ink} d="m30 56 34-14 26-10 42-18m-14 0h14v13" />
  </g>,
  // Somebody explains, others learn.
  <g key="training">
    <rect x="40" y="14" width="100" height="52" rx="6" className={soft} />
    <path {...ink} d="M40 14h100v52H40zM56 30h40M56 42h28M90 66v8" />
    <path d="M112 28h16v24h-16z" className={accent} />
    <path
      {...ink}
      d="M44 96c1-9 6-13 12-13s11 4 12 13M78 96c1-9 6-13 12-13s11 4 12 13M112 96c1-9 6-13 12-13s11 4 12 13"
    />
  </g>,
];

/** What each metric counts, drawn; in the order of the metrics. */
const metricDrawings: readonly ReactNode[] = [
  <path key="delivered" {...ink} d="m14 32 8 8 14-16M46 24h22M46 34h14M14 56h54" />,
  <g key="revenue">
    <path d="M14 44h12v16H14zM34 34h12v26H34z" className={soft} />
    <path d="M54 18h12v42H54z" className={accent} />
    <path {...ink} d="M8 62h64" />
  </g>,
  <g key="speed">
    <path {...ink} d="M12 56a28 28 0 1 1 56 0M18 38l5 3M40 28v6m22 4-5 3" />
    <path d="m37 54 18-16-13 20z" className={accent} />
  </g>,
  <g key="retention">
    <circle cx="40" cy="40" r="24" fill="none" strokeWidth="9" className="stroke-brand-soft" />
    <path d="M40 16a24 24 0 1 1-23 17" fill="none" strokeWidth="9" className="stroke-accent" />
    <path {...ink} d="m31 40 7 7 12-13" />
  </g>,
  <g key="contribution">
    <path {...ink} d="M14 20c9-3 18-2 26 4 8-6 17-7 26-4v38c-9-3-18-2-26 4-8-6-17-7-26-4zM40 24v38" />
    <path d="M48 34h12v5H48zM48 44h9v5h-9z" className={accent} />
  </g>,
];

/** The work of a role, on dyed cloth. */
export function RolePicture({ at, className }: { at: number; className: string }) {
  return (
    <div className={`deep grid place-items-center rounded-2xl ${className}`}>
      <svg viewBox="0 0 180 110" className="w-44 md:w-full" aria-hidden="true">
        {roleDrawings[at]}
      </svg>
    </div>
  );
}

export function MetricPicture({ at, className }: { at: number; className: string }) {
  return (
    <span className={`deep inline-grid place-items-center rounded-2xl ${className}`}>
      <svg viewBox="0 0 80 80" className="size-full" aria-hidden="true">
        {metricDrawings[at]}
      </svg>
    </span>
  );
}
