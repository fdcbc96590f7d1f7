/** A quiet place of the size of what is on its way. Say beside it, in words, what is being fetched. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-lg ${className}`} />;
}
