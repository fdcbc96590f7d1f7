import { guarded } from "#app/forms/request-guard.server.ts";
import { listPublishedCourses } from "#app/school/courses/published-courses.server.ts";
import { sitemapOf } from "#content/sitemap.ts";
import type { Route } from "./+types/courses-sitemap.ts";

/** A sitemap of the published courses. */
export async function loader({ context }: Route.LoaderArgs) {
  const courses = await guarded(context, listPublishedCourses);
  return new Response(sitemapOf(courses.map(({ slug }) => ({ path: `/courses/${slug}` }))), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
