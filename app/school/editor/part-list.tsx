import { type DragEvent, type ReactNode, useEffect, useState } from "react";
import { Form, useActionData, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Stroke } from "#app/ui/icon.tsx";
import { courseEditor } from "#content/course-editor.ts";
import type { PartKind } from "./contract.ts";
import type { EditorOutcome } from "./outcome.ts";

interface Part {
  id: string;
  title: string;
}

interface PartListProps<P extends Part> {
  kind: PartKind;
  parts: readonly P[];
  children: (part: P, place: number) => ReactNode;
  /** Content below a part, as wide as its card. */
  below?: (part: P, place: number) => ReactNode;
}

/**
 * Parts of a course in order, with buttons that move and remove each. The buttons are forms. With script a part can
 * also be dragged by its handle, and after a step the focus stays on the button, so that it can be pressed again.
 */
export function PartList<P extends Part>({ kind, parts, children, below }: PartListProps<P>) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const submit = useSubmit();

  function drop(event: DragEvent, place: number) {
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    void submit(
      { change: "move", kind, id: dragged, to: String(place) },
      { method: "post", preventScrollReset: true },
    );
    setDragged(undefined);
    setOver(undefined);
  }

  return (
    <ol className="grid gap-3">
      {parts.map((part, place) => (
        <li
          key={part.id}
          onDragOver={(event) => {
            if (!dragged) return;
            event.preventDefault();
            event.stopPropagation();
            setOver(part.id);
          }}
          onDrop={(event) => drop(event, place)}
          className={`rounded-2xl border bg-paper p-3 sm:p-4 ${over === part.id && dragged !== part.id ? "border-accent" : "border-line"} ${dragged === part.id ? "opacity-60" : ""}`}
        >
          <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
            <span
              draggable
              data-tap
              title={courseEditor.drag}
              aria-hidden="true"
              onDragStart={(event) => {
                event.stopPropagation();
                event.dataTransfer.effectAllowed = "move";
                event.dataTransfer.setData("text/plain", part.title);
                setDragged(part.id);
              }}
              onDragEnd={() => {
                setDragged(undefined);
                setOver(undefined);
              }}
              className="needs-js hidden size-11 shrink-0 cursor-grab place-items-center text-muted md:grid"
            >
              <Stroke d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" className="size-6" />
            </span>
            <div className="min-w-0 grow basis-56">{children(part, place)}</div>
            <PartButtons kind={kind} part={part} first={place === 0} last={place === parts.length - 1} />
          </div>
          {below?.(part, place)}
        </li>
      ))}
    </ol>
  );
}

interface PartButtonsProps {
  kind: PartKind;
  part: Part;
  first: boolean;
  last: boolean;
}

function PartButtons({ kind, part, first, last }: PartButtonsProps) {
  const moved = useActionData<EditorOutcome>()?.changed?.moved;
  const held = moved?.id === part.id ? heldButton(moved.to, first, last) : undefined;
  useEffect(() => {
    if (moved && held) document.getElementById(`${held}-${part.id}`)?.focus({ preventScroll: true });
  }, [moved, held, part.id]);
  const step = (to: "up" | "down", end: boolean) => (
    <Button
      id={`${to}-${part.id}`}
      type="submit"
      name="to"
      value={to}
      kind="secondary"
      disabled={end}
      autoFocus={held === to}
      aria-label={courseEditor.about(courseEditor[to], part.title)}
      className="max-sm:text-sm"
    >
      {courseEditor[to]}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      <Form method="post" preventScrollReset className="flex gap-2">
        <input type="hidden" name="change" value="move" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={part.id} />
        {step("up", first)}
        {step("down", last)}
      </Form>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="change" value="remove" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={part.id} />
        <Button
          type="submit"
          kind="danger"
          aria-label={courseEditor.about(courseEditor.remove, part.title)}
          className="max-sm:text-sm"
        >
          {courseEditor.remove}
        </Button>
      </Form>
    </div>
  );
}

/** The button that has the focus after a step; at the end of the list it is the one for the other direction. */
function heldButton(to: string, first: boolean, last: boolean): "up" | "down" | undefined {
  if (to === "up") return first ? "down" : "up";
  if (to === "down") return last ? "up" : "down";
  return undefined;
}
