import { z } from "zod";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { adminApp } from "#app/admin/admin-meta.ts";
import { revalidateAfterChange } from "#app/admin/list-outcome.ts";
import { useSignedOut } from "#app/admin/use-signed-out.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import { addQuestion } from "#app/school/editor/add-parts.server.ts";
import { answerEditor } from "#app/school/editor/answer-editor.server.ts";
import { courseAction } from "#app/school/editor/course-action.server.ts";
import { readModuleForm } from "#app/school/editor/read-courses.server.ts";
import { saveModule, saveQuestion } from "#app/school/editor/save-parts.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { adminTitle, courseList, editorFields, courseEditor as texts } from "#content/course-editor.ts";
import type { Route } from "./+types/course-module.ts";
import { moduleInput, questionInput } from "./contract.ts";
import { CourseChangedNotice } from "./course-changed.tsx";
import { CourseUnread } from "./course-unread.tsx";
import { EditorForm } from "./editor-form.tsx";
import { keepTyped } from "./keep-typed.ts";
import { answerTo } from "./outcome.ts";
import { PartList } from "./part-list.tsx";
import { QuestionForm } from "./question-form.tsx";

/** The id of the form for a new question. */
const newQuestion = "new-question";

const fields = [
  { name: "title", ...editorFields.title, required: true },
  { name: "slug", ...editorFields.slug },
  { name: "description", ...editorFields.description, rows: 3 },
  { name: "outline", ...editorFields.outline, rows: 6 },
  { name: "task", ...editorFields.task, rows: 4 },
];

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: adminTitle(loaderData?.values.title ?? courseList.heading) },
    { name: "robots", content: "noindex" },
    adminApp,
  ];
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, () => readModuleForm(params.course, params.module));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return courseAction(request, context, params.course, [moduleInput, questionInput], async (change, form) => {
    const { id, course } = await readModuleForm(params.course, params.module);
    if (change === "save") {
      return answerEditor(id, form, moduleInput, (version, input) =>
        saveModule(course.id, { id, version }, input),
      );
    }
    if (change === "add-question") {
      return answerEditor(newQuestion, form, questionInput, async (version, input) => {
        await addQuestion(course.id, id, input);
        return { kind: "saved", version };
      });
    }
    if (change !== "save-question") return undefined;
    const question = z.uuid().parse(form.get("form"));
    return answerEditor(question, form, questionInput, (version, input) =>
      saveQuestion(id, { id: question, version }, input),
    );
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepTyped(request, serverAction);
}

export const shouldRevalidate = revalidateAfterChange;

/** The screen that edits a module and its quiz. */
export default function CourseModule({ loaderData, actionData }: Route.ComponentProps) {
  useSignedOut();
  const { course, id, version, values, questions } = loaderData;
  return (
    <>
      <AdminHeader
        heading={values.title ?? texts.moduleForm}
        back={{ href: `/admin-dashboard/courses/${course.id}`, label: courseList.backToCourse }}
      />
      <main className="wrap grid max-w-5xl grid-cols-1 gap-10 py-6 pb-28 md:py-8 md:pb-28">
        <section aria-labelledby="module-heading">
          <h2 id="module-heading" className="mb-4 text-2xl">
            {texts.moduleForm}
          </h2>
          <EditorForm
            key={id}
            id={id}
            version={version}
            values={values}
            fields={fields}
            answer={answerTo(actionData, id)}
            label={texts.moduleForm}
          />
        </section>
        <section aria-labelledby="quiz-heading" className="grid gap-4">
          <h2 id="quiz-heading" className="text-2xl">
            {texts.quiz}
          </h2>
          <p className="max-w-prose text-muted">{texts.quizText}</p>
          {questions.length === 0 && <p>{texts.noQuestions}</p>}
          <PartList kind="question" parts={questions}>
            {(question, place) => (
              <details open={actionData?.answer?.form === question.id}>
                <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold underline underline-offset-4 [overflow-wrap:anywhere]">
                  <Icon name="down" className="size-5 shrink-0" />
                  {`${place + 1}. ${question.title}`}
                </summary>
                <div className="mt-4">
                  <QuestionForm
                    id={question.id}
                    version={question.version}
                    values={question.values}
                    answer={answerTo(actionData, question.id)}
                    label={texts.questionNumber(place + 1)}
                  />
                </div>
              </details>
            )}
          </PartList>
          <h3 className="mt-4 text-xl">{texts.newQuestion}</h3>
          <QuestionForm
            key={questions.length}
            id={newQuestion}
            version={1}
            values={{}}
            answer={answerTo(actionData, newQuestion)}
            label={texts.newQuestion}
            change="add-question"
          />
        </section>
      </main>
      <CourseChangedNotice outcome={actionData} />
    </>
  );
}

export { CourseUnread as ErrorBoundary };
