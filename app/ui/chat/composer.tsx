import type { ComponentProps, KeyboardEvent, Ref } from "react";
import { controlClass } from "#app/forms/field.tsx";
import { Button } from "../button.tsx";

interface ComposerProps {
  /** Its name in the form around it. */
  name: string;
  label: string;
  sendLabel: string;
  /** While an answer is pending nothing is sent; the field keeps its focus. */
  waiting: boolean;
  input?: Ref<HTMLTextAreaElement>;
  /** Further props of the textarea. */
  field?: Omit<ComponentProps<"textarea">, "name" | "ref" | "className">;
}

/** Enter sends, Shift+Enter breaks the line. An Enter that confirms an input method's composition does not send. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** The field of a chat and its button. The parent's form sends it. */
export function Composer({ name, label, sendLabel, waiting, input, field }: ComposerProps) {
  return (
    <div className="flex items-end gap-2">
      <textarea
        rows={2}
        autoComplete="off"
        enterKeyHint="send"
        aria-label={label}
        {...field}
        ref={input}
        name={name}
        readOnly={waiting}
        aria-disabled={waiting || undefined}
        onKeyDown={sendOnEnter}
        className={`${controlClass} max-h-40 grow resize-none [field-sizing:content]`}
      />
      <Button type="submit" loading={waiting} className="min-h-12">
        {sendLabel}
      </Button>
    </div>
  );
}
