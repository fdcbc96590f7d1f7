import { readPicture } from "#app/features/courses/desk/picture.server.ts";
import { currentViewer } from "#app/features/courses/viewer.server.ts";
import { guarded } from "#app/routes/request-guard.server.ts";
import type { Route } from "./+types/course-picture.ts";

/** /course-pictures/{id}: the cover of a course that has a picture. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { type, bytes, published } = await guarded(context, async () => {
    const viewer = await currentViewer(request.headers);
    return readPicture(params.picture, viewer?.admin ?? false);
  });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": type,
      // Another picture has another address; a course taken off the site is gone from browsers within the hour.
      "Cache-Control": published ? "public, max-age=3600" : "no-store",
      "Content-Security-Policy": "default-src 'none'",
    },
  });
}
