import { useLoaderData } from "react-router";
import type { PostSummary } from "#app/blog/contract.ts";
import { PostCard } from "#app/blog/post-card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { blogPath, blogTexts } from "#content/blog.ts";

/** The newest posts, from the home page's loader. */
export default function Blog() {
  const { posts } = useLoaderData<{ posts: PostSummary[] }>();
  const { heading, text } = blogTexts.home;
  return (
    <section className="section bg-tint" aria-labelledby="blog-heading">
      <div className="wrap">
        <h2 id="blog-heading" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>
        <CardList className="mt-6 grid gap-4 lg:grid-cols-3">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </CardList>
        <ButtonLink href={blogPath} kind="secondary" iconAfter="arrow" className="mt-6">
          {blogTexts.allLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
