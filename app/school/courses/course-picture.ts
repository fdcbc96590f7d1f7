import { guarded } from "#app/forms/request-guard.server.ts";
import { readPicture } from "#app/school/editor/picture.server.ts";
import { currentViewer } from "#app/school/lessons/viewer.server.ts";
import type { Route } from "./+types/course-picture.ts";

/** /course-pictures/{id}: the cover of a course that has a picture. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { type, bytes, published } = await guarded(context, async () => {
    const viewer = await currentViewer(request.headers);
    return readPicture(params.picture, viewer?.admin ?? false);
  });
  // A browser may keep it, and asks each time whether its course is still on the site. Another picture has another id.
  const headers = {
    "Content-Type": type,
    "Content-Security-Policy": "default-src 'none'",
    "Cache-Control": published ? "no-cache" : "no-store",
    ETag: `"${params.picture}"`,
  };
  if (request.headers.get("if-none-match") === headers.ETag)
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers });
}
