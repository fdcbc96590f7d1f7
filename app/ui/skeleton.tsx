/** A gray placeholder of the size of what is loading. Add a text beside it that says what is being loaded. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-lg ${className}`} />;
}
