import { Icon } from "#app/ui/icon.tsx";

interface PageIndexProps {
  /** What the list contains, for screen readers. */
  label: string;
  /** The sections of this page, in their order. */
  list: readonly { readonly id: string; readonly title: string }[];
  /** Whether their order means something; only then are they numbered. */
  ordered?: boolean;
}

/** A table of contents: links to the sections of the page. */
export function PageIndex({ label, list, ordered = true }: PageIndexProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <nav aria-label={label}>
      <List className="grid gap-2.5">
        {list.map(({ id, title }, at) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-14 items-center gap-4 rounded-xl border border-line bg-paper px-4 py-2.5 font-semibold leading-snug hover:border-accent lg:text-lg/snug"
            >
              {ordered && (
                <span aria-hidden="true" className="w-6 font-heading text-xl font-bold text-accent">
                  {at + 1}
                </span>
              )}
              <span className="grow">{title}</span>
              {!ordered && <Icon name="down" className="size-5 text-accent" />}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
