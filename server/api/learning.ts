import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { lessonDone, quizAnswers } from "#app/school/courses/contract.ts";
import { markLessonDone } from "#app/school/lessons/progress.server.ts";
import { takeQuiz } from "#app/school/lessons/quiz.server.ts";
import { countedViewer } from "#app/school/lessons/viewer.server.ts";
import { describeCall } from "./describe.ts";
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

/**
 * With the title of the quiz, which is not used: the learner's device sends each stored answer as it is, and may do so
 * weeks later from an old copy of the page.
 */
const sentAnswers = quizAnswers.extend({ title: z.string().optional() });

const example = {
  learner: "4pXhZ0b7Qm2sT9aLkVtR8wYcE1uJ6oNd",
  lesson: "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a06",
  module: "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a07",
  question: "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a08",
};

function describeLearning(api: OpenAPIHono<ApiEnvironment>): void {
  const shared = {
    group: "School",
    access: "signed-in",
    errors: ["not-found", "conflict", "too-many"],
  } as const;
  const { learner, lesson, module, question } = example;
  describeCall(api, {
    ...shared,
    method: "post",
    path: "/lesson_progress",
    summary: "Note a lesson as done",
    description:
      "`learner` is the id of the session's own account: a device may have stored what somebody else did.",
    body: { schema: lessonDone, example: { learner, lesson } },
    answers: { 204: { description: "Noted" } },
  });
  describeCall(api, {
    ...shared,
    method: "post",
    path: "/quiz_attempts",
    summary: "Send the answers of a quiz and get them marked",
    description: "The same `submissionKey` sent again is stored once.",
    body: {
      schema: sentAnswers,
      example: {
        submissionKey: "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a09",
        learner,
        module,
        answers: { [question]: 1 },
      },
    },
    answers: {
      200: {
        description: "The mark",
        schema: quizResult,
        example: {
          score: 1,
          total: 1,
          passed: true,
          questions: [
            {
              id: question,
              question: "What does a bag cost?",
              choices: ["Nothing", "What the book says"],
              chosen: 1,
              answer: 1,
              why: "The book says so.",
            },
          ],
        },
      },
    },
  });
}

/** Stores what a learner did. Actions done offline are sent later; each is stored once. */
export function learning(api: OpenAPIHono<ApiEnvironment>): void {
  describeLearning(api);
  api.post("/lesson_progress", async (context) => {
    const viewer = await countedViewer(context.req.raw.headers);
    await markLessonDone(viewer, await readBody(context, lessonDone));
    return context.body(null, 204);
  });
  api.post("/quiz_attempts", async (context) => {
    const viewer = await countedViewer(context.req.raw.headers);
    return context.json(await takeQuiz(viewer, await readBody(context, sentAnswers)));
  });
}
