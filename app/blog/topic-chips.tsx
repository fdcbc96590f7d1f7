import { Link } from "react-router";
import { blogPath, blogTexts, type TopicId, topics } from "#content/blog.ts";

const chip =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-xl border px-3 text-sm font-semibold md:px-4 md:text-base aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand border-edge hover:border-brand";

/** The topics of the blog, each a link to its posts. */
export function TopicChips({ chosen }: { chosen: TopicId | null }) {
  return (
    <nav aria-label={blogTexts.topicsLabel}>
      <ul className="flex gap-2 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 md:flex-wrap">
        <li>
          <Link to={blogPath} preventScrollReset aria-current={chosen ? undefined : "true"} className={chip}>
            {blogTexts.allTopics}
          </Link>
        </li>
        {topics.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={`${blogPath}?topic=${id}`}
              preventScrollReset
              aria-current={chosen === id ? "true" : undefined}
              className={chip}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
