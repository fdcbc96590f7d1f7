import { type ComponentProps, type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import { controlClass } from "#app/forms/field.tsx";
import { Button } from "../button.tsx";
import { useHydrated } from "../use-hydrated.ts";

interface ComposerProps {
  /** Its name in the form around it. */
  name: string;
  label: string;
  sendLabel: string;
  /** While an answer is pending nothing is sent; the field keeps its focus. */
  waiting: boolean;
  /** Whether the button is disabled while there is no text; else the parent says what is missing. */
  needsText?: boolean;
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

/** Puts a text into the field of a composer, which a plain assignment would not notice. */
export function putText(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The field of a chat and its button. The parent's form sends it. */
export function Composer({ name, label, sendLabel, waiting, needsText, input, field }: ComposerProps) {
  const [isBlank, setBlank] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  // Somebody may have typed before the script ran.
  useEffect(() => setBlank(!box.current?.querySelector("textarea")?.value.trim()), []);
  const hydrated = useHydrated();
  const isOff = needsText && hydrated && isBlank && !waiting;
  return (
    <div ref={box} className="flex items-end gap-2">
      <textarea
        required={needsText}
        rows={2}
        autoComplete="off"
        enterKeyHint="send"
        aria-label={label}
        {...field}
        ref={input}
        onInput={(event) => {
          setBlank(!event.currentTarget.value.trim());
          field?.onInput?.(event);
        }}
        name={name}
        readOnly={waiting}
        aria-disabled={waiting || undefined}
        onKeyDown={sendOnEnter}
        className={`${controlClass} max-h-40 grow resize-none [field-sizing:content]`}
      />
      <Button
        type="submit"
        loading={waiting}
        aria-disabled={isOff || undefined}
        onClick={isOff ? (event) => event.preventDefault() : undefined}
        className="min-h-12 aria-disabled:opacity-60"
      >
        {sendLabel}
      </Button>
    </div>
  );
}
