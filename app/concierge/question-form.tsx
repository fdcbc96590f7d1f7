import { type Ref, useId } from "react";
import { Input } from "#app/forms/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { questionCounted, questionLimit } from "#content/concierge-limits.ts";
import { conciergeWidget } from "#content/concierge-widget.ts";

interface QuestionFormProps {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  waiting: boolean;
  ref: Ref<HTMLInputElement>;
}

const texts = conciergeWidget.field;

/** The field for a question. Enter sends it. */
export function QuestionForm({ value, onChange, onSend, waiting, ref }: QuestionFormProps) {
  const id = useId();
  const full = value.length >= questionLimit;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {texts.label}
        </label>
        <Input
          ref={ref}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={waiting}
          maxLength={questionLimit}
          placeholder={texts.placeholder}
          aria-describedby={value.length >= questionCounted ? `${id}-count` : undefined}
          autoComplete="off"
          enterKeyHint="send"
          className="min-w-0 grow"
        />
        <button
          type="submit"
          disabled={waiting || !value.trim()}
          aria-label={texts.sendLabel}
          className="grid size-12 shrink-0 place-items-center rounded-xl bg-accent text-accent-ink hover:bg-accent-strong disabled:opacity-60"
        >
          <Icon name="arrow" className="size-6" />
        </button>
      </div>
      {value.length >= questionCounted && (
        <p id={`${id}-count`} className={`mt-1 text-sm ${full ? "font-semibold" : "text-muted"}`}>
          {full ? texts.full : texts.count(value.length)}
        </p>
      )}
    </form>
  );
}
