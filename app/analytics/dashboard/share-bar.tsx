/** A thin bar that shows a share of a whole. The number beside it says the same. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      className="mt-2 h-1 w-full text-brand"
      aria-hidden="true"
    >
      <rect width="100" height="2" fill="currentColor" opacity=".15" />
      <rect width={(100 * part) / Math.max(whole, 1)} height="2" fill="currentColor" />
    </svg>
  );
}
