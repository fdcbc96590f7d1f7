import { useSearchParams } from "react-router";
import { listPosts } from "#app/blog/blog.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { blogPath, blogTexts, feedPath, postPath, type TopicId } from "#content/blog.ts";
import { pageMeta } from "#content/page-meta.ts";
import { breadcrumbs } from "#content/structured-data.ts";
import type { Route } from "./+types/blog.page.ts";
import { feedLink } from "./feed-link.ts";
import { sceneMotifs } from "./post-scenes.ts";
import { PostTile } from "./post-tile.tsx";
import { TopicChips } from "./topic-chips.tsx";

export function loader() {
  return listPosts();
}

/** The posts never change after the build, whatever the query. */
export const shouldRevalidate = () => false;

export function meta() {
  const { title, description, name } = blogTexts;
  return [
    ...pageMeta({
      title,
      description,
      path: blogPath,
      structured: [breadcrumbs({ name, path: blogPath })],
    }),
    feedLink,
  ];
}

const spans = {
  two: ["md:col-span-2", ""],
  three: ["lg:col-span-3", "lg:col-span-2", "lg:col-span-1"],
} as const;

/** The feed's address on the page's cloth: the last of the list, which fills its row after so many tiles. */
function Follow({ after }: { after: number }) {
  return (
    <li
      className={`deep flex min-h-24 flex-col justify-end overflow-hidden rounded-2xl ${spans.two[after % 2]} ${spans.three[after % 3]}`}
    >
      <svg className="min-h-16 w-full grow" aria-hidden="true">
        <rect width="100%" height="100%" fill="url(#weave)" />
      </svg>
      <a
        href={feedPath}
        className="inline-flex min-h-16 items-center justify-between gap-4 px-5 py-4 font-heading text-lg font-bold hover:underline md:px-6"
      >
        {blogTexts.feedLabel}
        <Icon name="arrow" className="size-6" />
      </a>
    </li>
  );
}

/** All posts, newest first, or those on the topic in the address (`spokenQueries`). */
export default function BlogPage({ loaderData: posts }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const asked = query.get("topic");
  const shown = asked ? posts.filter(({ topic }) => topic === asked) : posts;
  return (
    <>
      <PageHero heading={blogTexts.heading} intro={blogTexts.intro} cloth="journal" motifs={sceneMotifs}>
        {posts[0] && (
          <ButtonLink size="lg" href={postPath(posts[0].slug)} iconAfter="arrow">
            {blogTexts.newestLabel}
          </ButtonLink>
        )}
      </PageHero>
      <section className="section wrap">
        <TopicChips chosen={asked as TopicId | null} />
        {shown.length > 0 ? (
          <CardList key={asked} className="mt-8 grid gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
            {shown.map((post, at) => (
              <PostTile key={post.slug} post={post} first={at === 0} />
            ))}
            <Follow after={shown.length - 1} />
          </CardList>
        ) : (
          <div className="mt-8">
            <EmptyState
              title={blogTexts.nothing.title}
              action={<ButtonLink href={blogPath}>{blogTexts.allLabel}</ButtonLink>}
            >
              {blogTexts.nothing.text}
            </EmptyState>
          </div>
        )}
      </section>
    </>
  );
}
