import { ButtonLink } from "#app/ui/button.tsx";
import { submissionOf, type TestAssignment, testAssignments } from "#content/assignments.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { Points } from "./points.tsx";

/** One task: the case, the question, what a good answer contains, and a chat with the task's number in it. */
export function AssignmentTask({ id, task }: { id: string; task: TestAssignment }) {
  const { factsLabel, taskLabel, lookForLabel, sendOneLabel } = testAssignments;
  return (
    <li id={id} className="grid gap-x-16 gap-y-6 py-9 lg:grid-cols-[2fr_1fr] lg:py-12">
      <div className="max-w-prose">
        <h3 className="flex items-center gap-4 text-xl">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-lg bg-brand-soft font-bold text-brand"
          >
            {task.number}
          </span>
          {task.title}
        </h3>
        <p className="mt-4">{task.text}</p>
        {task.facts && (
          <>
            <h4 className="mt-5">{factsLabel}</h4>
            <ul className="mt-2 list-disc space-y-2 pl-5 text-muted">
              {task.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </>
        )}
        <div className="mt-6 border-l-4 border-accent pl-4">
          <h4>{taskLabel}</h4>
          <p className="mt-1">{task.task}</p>
        </div>
      </div>
      <div className="flex flex-col items-start">
        <h4 className="mb-3">{lookForLabel}</h4>
        <Points list={task.lookFor} />
        <ButtonLink
          kind="quiet"
          icon="chat"
          className="mt-4 text-left"
          href={whatsappLink("recruitment", submissionOf(task))}
        >
          {sendOneLabel}
          <span className="sr-only">: {task.title}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
