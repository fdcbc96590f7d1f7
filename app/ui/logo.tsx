/** The logo mark: a square of cloth with an M left undyed, and a diamond where its two halves meet. */
export function LogoMark({ className = "size-9" }: { className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="9" fill="#e8932c" />
      <path
        d="M9 31V11l11 11 11-11v20"
        fill="none"
        stroke="#0e1430"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="m20 6.5 3.5 3.5-3.5 3.5-3.5-3.5zM20 27l3.5 3.5L20 34l-3.5-3.5z" fill="#0e1430" />
    </svg>
  );
}

/** The logo mark with the name beside it. */
export function Logo({ name, className = "" }: { name: string; className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 font-heading text-lg lg:text-xl font-bold ${className}`}
    >
      <LogoMark />
      {name}
    </span>
  );
}
