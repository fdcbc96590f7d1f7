import { Link } from "react-router";
import { AdireTile } from "#app/ui/adire.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { blogTexts, postPath } from "#content/blog.ts";
import { siteAddress } from "#content/structured-data.ts";
import type { Post, PostNeighbours, PostSummary } from "./contract.ts";

/** What to do after reading: a related page of the site, and sharing the post. */
export function AfterPost({ post }: { post: Post }) {
  const { path, title, text, label } = post.related;
  const shared = encodeURIComponent(`${post.title}\n${siteAddress(postPath(post.slug))}`);
  return (
    <aside aria-label={blogTexts.relatedHeading} className="lg:sticky lg:top-24 lg:self-start">
      <div className="rounded-2xl border border-line bg-paper p-6">
        <AdireTile name="star" className="size-10 text-brand" />
        <h2 className="mt-4 text-xl">{title}</h2>
        <p className="mt-2 mb-5 text-muted">{text}</p>
        <ButtonLink href={path} iconAfter="arrow">
          {label}
        </ButtonLink>
      </div>
      <ButtonLink kind="whatsapp" href={`https://wa.me/?text=${shared}`} className="mt-5">
        {blogTexts.shareLabel}
      </ButtonLink>
    </aside>
  );
}

function Neighbour({ post, label, className }: { post: PostSummary; label: string; className?: string }) {
  return (
    <Link to={postPath(post.slug)} className={`group block py-6 ${className ?? ""}`}>
      <span className="block text-sm text-muted">{label}</span>
      <span className="mt-1 block font-heading text-lg font-bold group-hover:underline">{post.title}</span>
    </Link>
  );
}

/** The posts before and after this one. */
export function PostNeighbourLinks({ previous, next }: PostNeighbours) {
  return (
    <nav aria-label="Posts" className="border-t border-line">
      <div className="wrap grid md:grid-cols-2 md:gap-10">
        {previous && <Neighbour post={previous} label={blogTexts.previousLabel} />}
        {next && (
          <Neighbour
            post={next}
            label={blogTexts.nextLabel}
            className="md:col-start-2 md:text-right max-md:not-first:border-t max-md:not-first:border-line"
          />
        )}
      </div>
    </nav>
  );
}
