import { Link } from "react-router";

interface TrailProps {
  /** The pages above this one, from the home page down. */
  list: readonly { readonly name: string; readonly path: string }[];
  className?: string;
}

/** Breadcrumbs: links to the pages above this one. */
export function Trail({ list, className = "" }: TrailProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {list.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-2 text-muted not-first:before:content-['/']">
            <Link
              to={path}
              className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
