import { useSearchParams } from "react-router";
import { listPosts } from "#app/blog/blog.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { blogPath, blogTexts, feedPath, type TopicId } from "#content/blog.ts";
import { pageMeta } from "#content/page-meta.ts";
import { breadcrumbs } from "#content/structured-data.ts";
import type { Route } from "./+types/blog.page.ts";
import { feedLink } from "./feed-link.ts";
import { PostCard } from "./post-card.tsx";
import { postMotifs } from "./post-picture.tsx";
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

/** All posts, newest first, or those on the topic in the address (`spokenQueries`). */
export default function BlogPage({ loaderData: posts }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const asked = query.get("topic");
  const shown = asked ? posts.filter(({ topic }) => topic === asked) : posts;
  return (
    <>
      <PageHero heading={blogTexts.heading} intro={blogTexts.intro} cloth="journal" motifs={postMotifs} />
      <section className="section wrap">
        <TopicChips chosen={asked as TopicId | null} />
        {shown.length > 0 ? (
          <CardList
            key={asked}
            className="mt-8 grid gap-4 md:grid-cols-2 md:[&>:last-child:nth-child(even)]:col-span-2"
          >
            {shown.map((post, at) => (
              <PostCard key={post.slug} post={post} heading="h2" first={at === 0} />
            ))}
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
        <a
          href={feedPath}
          className="mt-8 inline-flex min-h-11 items-center text-brand underline underline-offset-4"
        >
          {blogTexts.feedLabel}
        </a>
      </section>
    </>
  );
}
