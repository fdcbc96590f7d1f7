import { guarded } from "#app/forms/request-guard.server.ts";
import { readPicture } from "#app/school/editor/picture.server.ts";
import { currentViewer } from "#app/school/lessons/viewer.server.ts";
import type { Route } from "./+types/course-picture.ts";

/** /course-pictures/{id}: the cover picture of a course. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { type, bytes, published } = await guarded(context, async () => {
    const viewer = await currentViewer(request.headers);
    return readPicture(params.picture, viewer?.admin ?? false);
  });
  // Browsers may cache it, but revalidate each time, because the course may be unpublished. A new picture has a new id.
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
