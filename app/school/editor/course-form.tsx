import type { EditedCourse } from "#app/school/editor/read-courses.server.ts";
import { courseEditor, courseList, editorFields, openChoices } from "#content/course-editor.ts";
import { learningPathChoices } from "#content/enrollment.ts";
import { courseCategories, tiers } from "#content/school.ts";
import type { EditorAnswer } from "./contract.ts";
import type { EditorField } from "./editor-control.tsx";
import { EditorForm } from "./editor-form.tsx";

const fields: readonly EditorField[] = [
  { name: "title", ...editorFields.title, required: true },
  { name: "slug", ...editorFields.slug },
  { name: "description", ...editorFields.description, rows: 4 },
  {
    name: "category",
    ...editorFields.category,
    options: [
      { value: "", label: openChoices.category },
      ...courseCategories.flatMap(({ id, label }) => (id === "all" ? [] : [{ value: id, label }])),
    ],
  },
  {
    name: "tier",
    ...editorFields.tier,
    required: true,
    options: tiers.map(({ id, label }) => ({ value: id, label })),
  },
  {
    name: "path",
    ...editorFields.path,
    options: [{ value: "", label: openChoices.path }, ...learningPathChoices],
  },
];

/** The form for a course's own fields. */
export function CourseForm({ course, answer }: { course: EditedCourse; answer: EditorAnswer | undefined }) {
  return (
    <EditorForm
      id={course.id}
      version={course.version}
      values={course.values}
      fields={fields}
      answer={answer}
      label={`${courseList.heading}: ${courseEditor.facts}`}
    />
  );
}
