import { useSearchParams } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { listTexts } from "#content/back-office.ts";
import { listQuery } from "./list-query.ts";

/** Links to the newer and older records of a list, with the same search. */
export function ListPagination({ page, pages }: { page: number; pages: number }) {
  const [query] = useSearchParams();
  if (pages === 1) return null;
  const texts = listTexts.pages;
  const address = (to: number) => listQuery(query, { page: String(to) });
  return (
    <nav aria-label={texts.label} className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <ButtonLink kind="secondary" icon="back" href={address(page - 1)}>
          {texts.newer}
        </ButtonLink>
      )}
      <p className="tabular-nums">{texts.at(page, pages)}</p>
      {page < pages && (
        <ButtonLink kind="secondary" iconAfter="arrow" href={address(page + 1)}>
          {texts.older}
        </ButtonLink>
      )}
    </nav>
  );
}
