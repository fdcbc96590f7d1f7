import type { EditorOutcome } from "#app/school/editor/outcome.ts";

/** Reports a failed request in the form that was sent: the page stays, with everything that was typed. */
export async function keepTyped(
  request: Request,
  serverAction: () => Promise<EditorOutcome>,
): Promise<EditorOutcome> {
  const form = await request.clone().formData();
  return serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    const edited = form.get("form");
    if (typeof edited !== "string") return { changed: null };
    return { changed: null, answer: { kind: "failed", form: edited } };
  });
}
