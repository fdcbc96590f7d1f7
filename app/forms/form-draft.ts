type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (found: unknown): found is Control =>
  found instanceof HTMLInputElement ||
  found instanceof HTMLTextAreaElement ||
  found instanceof HTMLSelectElement;

/** The values typed into a form, stored until it is sent. */
export interface FormDraft {
  /** The stored value of one field. */
  read(field: string): string | undefined;
  keep(form: HTMLFormElement): void;
  /**
   * Restores the stored values into the form's controls, except those named and those that somebody has already typed in:
   * on a slow phone that happens before the script is there.
   */
  restore(form: HTMLFormElement, ...but: readonly string[]): void;
  /** Deletes the draft and returns the function that restores it. */
  drop(): () => void;
}

/** Values by field; several if several boxes of one name are ticked. */
type DraftValues = Record<string, string | string[]>;

function fill(control: Control, values: readonly string[]): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    control.checked = values.includes(control.value);
    return;
  }
  control.value = values[0] ?? "";
  // Counters and validation that listen to typing need this event.
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether somebody has changed a control since the page came. */
function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const chosen = Array.from(control.options).findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, chosen);
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** The controls of a field. */
function controlsOf(form: HTMLFormElement, field: string): Control[] {
  const found = form.elements.namedItem(field);
  return [...(found instanceof RadioNodeList ? found : [found])].filter(isControl);
}

/** What a form's controls hold, by field. */
function valuesOf(form: HTMLFormElement): DraftValues {
  const values: DraftValues = {};
  for (const [field, value] of new FormData(form)) {
    if (field === "submissionKey" || field === "visit" || typeof value !== "string") continue;
    const before = values[field];
    values[field] = before === undefined ? value : [before, value].flat();
  }
  return values;
}

const day = 24 * 60 * 60 * 1000;

/** Deletes the drafts of this tab when somebody signs out: those of staff may be about other people. */
export function dropDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => /^mindsync-.+-draft$/.test(key));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/**
 * A form's draft under its own name, so that leaving by accident, a reload or a lost network loses nothing. It ends
 * with the tab, because the phone may have another user tomorrow. With `days`, a long form's draft is stored for some
 * days, and the form says so and has a button that clears it.
 */
export function formDraft(name: string, { days }: { days?: number } = {}): FormDraft {
  const key = `mindsync-${name}-draft`;
  const place = () => (days ? localStorage : sessionStorage);

  function read(): DraftValues {
    try {
      const { until, values } = JSON.parse(place().getItem(key) ?? "{}");
      if (!(until < Date.now())) return values ?? {};
      place().removeItem(key);
    } catch {
      // Unreadable data counts as no draft.
    }
    return {};
  }

  function write(values: DraftValues): void {
    try {
      place().setItem(key, JSON.stringify({ values, ...(days ? { until: Date.now() + days * day } : {}) }));
    } catch {
      // If the storage is full or forbidden, there is simply no draft.
    }
  }

  return {
    read: (field) => [read()[field] ?? []].flat()[0],
    keep(form) {
      write(valuesOf(form));
    },
    restore(form, ...but) {
      const kept = read();
      const typed = Object.entries(valuesOf(form)).filter(
        ([field]) => !but.includes(field) && controlsOf(form, field).some(isTouched),
      );
      const early = Object.fromEntries(typed);
      for (const [field, value] of Object.entries(kept)) {
        if (!value || field in early || but.includes(field)) continue;
        for (const control of controlsOf(form, field)) fill(control, [value].flat());
      }
      // Restoring fires input events, which may save a half-restored form, so the draft is written again.
      if (Object.keys(kept).length || typed.length) write({ ...kept, ...early });
    },
    drop() {
      const kept = read();
      try {
        place().removeItem(key);
      } catch {
        // Nothing was stored.
      }
      return () => write(kept);
    },
  };
}
