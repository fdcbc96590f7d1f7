import { Form } from "react-router";
import { Field, Input } from "#app/forms/field.tsx";
import type { EditedCourse } from "#app/school/editor/read-courses.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ClothMotifs } from "#app/ui/cloth/cloth.tsx";
import { courseEditor } from "#content/course-editor.ts";
import { pictureTypes } from "../courses/contract.ts";
import { CourseCover, coverMotifs } from "../courses/course-cover.tsx";
import type { EditorAnswer } from "./contract.ts";

/** The id that the response to the picture's form has. */
export const coverForm = "cover";

/** The present cover, and the forms that change it. */
export function CoverForms({ course, answer }: { course: EditedCourse; answer: EditorAnswer | undefined }) {
  const { cover } = courseEditor;
  const error = answer?.kind === "refused" ? answer.errors.picture : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="self-start overflow-hidden rounded-2xl border border-line">
        <ClothMotifs names={coverMotifs} />
        <CourseCover
          thumbnail={course.picture}
          category={course.category}
          path={course.values.path ?? null}
        />
      </div>
      <div className="grid gap-3">
        <Form method="post" encType="multipart/form-data" preventScrollReset className="grid gap-3">
          <Field label={cover.label} hint={cover.text} id="picture" required {...(error ? { error } : {})}>
            {(tie) => <Input {...tie} type="file" name="picture" accept={pictureTypes.join(",")} />}
          </Field>
          <Button type="submit" name="change" value="picture" kind="secondary" className="justify-self-start">
            {cover.submit}
          </Button>
        </Form>
        {course.picture && (
          <Form method="post" preventScrollReset>
            <Button type="submit" name="change" value="drawn-cover" kind="secondary">
              {cover.drawn}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}
