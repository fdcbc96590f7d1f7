import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { lessonDone, quizAnswers } from "#app/school/courses/contract.ts";
import { markLessonDone } from "#app/school/lessons/progress.server.ts";
import { takeQuiz } from "#app/school/lessons/quiz.server.ts";
import { requireViewer } from "#app/school/lessons/viewer.server.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

const markedQuestion = z.object({
  id: z.uuid(),
  question: z.string(),
  choices: z.array(z.string()),
  chosen: z.number(),
  answer: z.number(),
  why: z.string(),
});

const quizResult = z.object({
  score: z.number(),
  total: z.number(),
  passed: z.boolean(),
  questions: z.array(markedQuestion),
});

/** Stores what a learner did. Actions done offline are sent later; each is stored once. */
export function learning(api: OpenAPIHono<ApiEnvironment>): void {
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/lesson_progress",
    summary: "Note a lesson as done (signed in)",
    request: { body: { content: { "application/json": { schema: lessonDone } } } },
    responses: { 204: { description: "Noted" } },
  });
  api.post("/lesson_progress", async (context) => {
    const viewer = await requireViewer(context.req.raw.headers);
    await markLessonDone(viewer, await readBody(context, lessonDone));
    return context.body(null, 204);
  });
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/quiz_attempts",
    summary: "Send the answers of a quiz and get them marked (signed in)",
    request: { body: { content: { "application/json": { schema: quizAnswers } } } },
    responses: {
      200: { description: "The mark", content: { "application/json": { schema: quizResult } } },
    },
  });
  api.post("/quiz_attempts", async (context) => {
    const viewer = await requireViewer(context.req.raw.headers);
    return context.json(await takeQuiz(viewer, await readBody(context, quizAnswers)));
  });
}
