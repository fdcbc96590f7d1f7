import { ButtonLink } from "#app/ui/button.tsx";
import { testAssignments } from "#content/assignments.ts";
import { pageMeta } from "#content/page-meta.ts";
import { recruitmentPages } from "#content/recruitment-pages.ts";
import { AssignmentTask } from "./assignment-task.tsx";
import { Frame } from "./frame.tsx";
import { PageIndex } from "./page-index.tsx";
import { Part } from "./part.tsx";
import { Submission } from "./submission.tsx";

const page = recruitmentPages.testAssignments;

export function meta() {
  return pageMeta(page);
}

const tasks = testAssignments.list.map((task) => ({ ...task, id: `assignment-${task.number}` }));

/** The five tasks in full, and how to send the answers. */
export default function TestAssignments() {
  const { listHeading, submission } = testAssignments;
  const actions = (
    <ButtonLink href="#submission" reload size="lg" iconAfter="down">
      {submission.heading}
    </ButtonLink>
  );
  return (
    <Frame
      page={page}
      texts={testAssignments}
      actions={actions}
      beside={<PageIndex label={listHeading} list={tasks} />}
    >
      <Part id="tasks" heading={listHeading}>
        <ol className="divide-y divide-line border-y border-line">
          {tasks.map(({ id, ...task }) => (
            <AssignmentTask key={id} id={id} task={task} />
          ))}
        </ol>
      </Part>
      <Submission />
    </Frame>
  );
}
