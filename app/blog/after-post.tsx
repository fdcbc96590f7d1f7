import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ScenePicture } from "#app/ui/cloth/scene.tsx";
import { blogTexts, postPath } from "#content/blog.ts";
import { siteAddress } from "#content/structured-data.ts";
import type { Post, PostNeighbours, PostSummary } from "./contract.ts";
import { postScenes } from "./post-scenes.ts";

/** What to do after reading: a related page of the site, and sharing the post. */
export function AfterPost({ post }: { post: Post }) {
  const { path, title, text, label } = post.related;
  const shared = encodeURIComponent(`${post.title}\n${siteAddress(postPath(post.slug))}`);
  return (
    <aside aria-label={blogTexts.relatedHeading} className="lg:sticky lg:top-24 lg:self-start">
      <div className="deep rounded-2xl p-6 md:p-7">
        <h2 className="text-2xl">{title}</h2>
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

interface NeighbourProps {
  post: PostSummary;
  label: string;
  /** At the right on wide screens, with its picture at the outer edge. */
  right?: boolean;
}

function Neighbour({ post, label, right }: NeighbourProps) {
  return (
    <Link
      to={postPath(post.slug)}
      className={`group flex items-center gap-5 py-6 ${right ? "max-md:not-first:border-t max-md:not-first:border-line md:col-start-2 md:flex-row-reverse md:text-right" : ""}`}
    >
      <ScenePicture scene={postScenes[post.slug]} className="size-20 shrink-0 rounded-xl" />
      <span>
        <span className="block text-sm text-muted">{label}</span>
        <span className="mt-1 block font-heading text-lg font-bold group-hover:underline">{post.title}</span>
      </span>
    </Link>
  );
}

/** The posts before and after this one; the page has the motifs of their pictures. */
export function PostNeighbourLinks({ previous, next }: PostNeighbours) {
  return (
    <nav aria-label="Posts" className="border-t border-line">
      <div className="wrap grid md:grid-cols-2 md:gap-10">
        {previous && <Neighbour post={previous} label={blogTexts.previousLabel} />}
        {next && <Neighbour post={next} label={blogTexts.nextLabel} right />}
      </div>
    </nav>
  );
}
