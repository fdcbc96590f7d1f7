import { data } from "react-router";
import { findPost } from "#app/blog/blog.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ClothMotifs } from "#app/ui/cloth/cloth.tsx";
import { ScenePicture } from "#app/ui/cloth/scene.tsx";
import { Missing, missingMeta } from "#app/ui/missing.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Trail } from "#app/ui/trail.tsx";
import { blogPath, blogTexts, postPath, topicLabel } from "#content/blog.ts";
import { pageMeta } from "#content/page-meta.ts";
import { blogPosting, breadcrumbs } from "#content/structured-data.ts";
import type { Route } from "./+types/post.ts";
import { AfterPost, PostNeighbourLinks } from "./after-post.tsx";
import { feedLink } from "./feed-link.ts";
import { postScenes, sceneMotifs } from "./post-scenes.ts";
import { PostTime } from "./post-time.tsx";

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const post = findPost(slug);
  return data(post ?? null, { status: post ? 200 : 404 });
}

export function meta({ loaderData: post }: Route.MetaArgs) {
  if (!post) return missingMeta;
  const { title, description, published } = post;
  const path = postPath(post.slug);
  return [
    ...pageMeta({
      title,
      description,
      path,
      kind: "article",
      structured: [
        blogPosting({ title, description, path, published }),
        breadcrumbs({ name: blogTexts.name, path: blogPath }, { name: title, path }),
      ],
    }),
    { property: "article:published_time", content: published },
    feedLink,
  ];
}

const above = [
  { name: "Home", path: "/" },
  { name: blogTexts.name, path: blogPath },
];

/** One post, a link to act on it, and its neighbours. */
export default function PostPage({ loaderData: post }: Route.ComponentProps) {
  if (!post) return <Missing />;
  const scene = postScenes[post.slug];
  return (
    <article>
      <header className="deep page-hero">
        <div className="wrap page-hero-low pt-4 pb-12 md:pt-8 lg:pb-16">
          <Trail list={above} />
          <h1 className="mt-4 max-w-4xl text-4xl">{post.title}</h1>
          <p className="mt-5 mb-6 max-w-prose text-lg text-muted">{post.description}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
            <Badge>{topicLabel(post.topic)}</Badge>
            <PostTime post={post} />
          </p>
        </div>
        <ClothMotifs names={sceneMotifs} />
        <div className="page-hero-cloth">
          <ScenePicture scene={scene} className="w-full max-lg:aspect-[5/2] lg:h-full" />
        </div>
      </header>
      <div className="section wrap grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-20">
        <Prose html={post.html} copied={blogTexts.copied} copyFailed={blogTexts.copyFailed} />
        <AfterPost post={post} />
      </div>
      <PostNeighbourLinks previous={post.previous} next={post.next} />
    </article>
  );
}
