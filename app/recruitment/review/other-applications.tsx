import { Link, useSearchParams } from "react-router";
import { listQuery } from "#app/admin/list-query.ts";
import type { OtherApplication } from "#app/recruitment/review/other-applications.server.ts";
import { reviewTexts as texts } from "#content/review.ts";

/** Says that the same number or address applied before, or again, with a link to each. */
export function OtherApplications({ others }: { others: readonly OtherApplication[] }) {
  const [query] = useSearchParams();
  if (!others.length) return null;
  return (
    <ul className="relative z-1 flex flex-wrap gap-x-4">
      {others.map(({ id, ref, status, isEarlier }) => (
        <li key={id}>
          <Link
            to={`/recruitment/admin/applications/${id}${listQuery(query)}`}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-danger underline underline-offset-4"
          >
            {texts.others[isEarlier ? "before" : "again"](ref, texts.statuses[status])}
          </Link>
        </li>
      ))}
    </ul>
  );
}
