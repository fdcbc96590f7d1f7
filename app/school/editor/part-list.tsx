import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useActionData, useSubmit } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Stroke } from "#app/ui/icon.tsx";
import { forgetSentForm } from "#app/ui/offer-again.ts";
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
 * Parts of a course in order, each with a menu that moves and removes it. Its buttons are forms. With script a part can
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
    forgetSentForm();
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
          <div className="flex items-start gap-x-2">
            <span
              draggable
              data-tap=""
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
              className="needs-js -ml-2 hidden size-11 shrink-0 cursor-grab place-items-center text-muted md:grid"
            >
              <Stroke d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" className="size-6" />
            </span>
            <div className="min-w-0 grow">{children(part, place)}</div>
            <PartMenu kind={kind} part={part} first={place === 0} last={place === parts.length - 1} />
          </div>
          {below?.(part, place)}
        </li>
      ))}
    </ol>
  );
}

interface PartMenuProps {
  kind: PartKind;
  part: Part;
  first: boolean;
  last: boolean;
}

const item = "w-full justify-start! border-0";

/** The menu of a part. Only one is open; after a step it stays open, without script too. */
function PartMenu({ kind, part, first, last }: PartMenuProps) {
  const moved = useActionData<EditorOutcome>()?.changed?.moved;
  const held = moved?.id === part.id ? heldButton(moved.to, first, last) : undefined;
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (moved && held) document.getElementById(`${held}-${part.id}`)?.focus({ preventScroll: true });
  }, [moved, held, part.id]);

  function onKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  }

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
      className={item}
    >
      {courseEditor[to]}
    </Button>
  );
  const hidden = (change: "move" | "remove") => (
    <>
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={part.id} />
    </>
  );
  return (
    <details
      ref={menu}
      name="part-menu"
      open={held ? true : undefined}
      onKeyDown={onKey}
      className="relative shrink-0"
    >
      <summary className={buttonClass("secondary", "md", "size-11 p-0!")}>
        <Stroke d="M6 12h.01M12 12h.01M18 12h.01" className="size-6" />
        <span className="sr-only">{courseEditor.about(courseEditor.menu, part.title)}</span>
      </summary>
      <div className="absolute top-full right-0 z-20 mt-1 w-44 rounded-xl border border-line bg-paper p-1 shadow-lg">
        <Form method="post" preventScrollReset>
          {hidden("move")}
          {step("up", first)}
          {step("down", last)}
        </Form>
        <Form method="post" preventScrollReset>
          {hidden("remove")}
          <Button
            type="submit"
            kind="danger"
            aria-label={courseEditor.about(courseEditor.remove, part.title)}
            className={item}
          >
            {courseEditor.remove}
          </Button>
        </Form>
      </div>
    </details>
  );
}

/** The button that has the focus after a step; at the end of the list it is the one for the other direction. */
function heldButton(to: string, first: boolean, last: boolean): "up" | "down" | undefined {
  if (to === "up") return first ? "down" : "up";
  if (to === "down") return last ? "up" : "down";
  return undefined;
}
