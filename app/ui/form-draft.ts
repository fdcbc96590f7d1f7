type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (found: unknown): found is Control =>
  found instanceof HTMLInputElement ||
  found instanceof HTMLTextAreaElement ||
  found instanceof HTMLSelectElement;

/** What a visitor typed into a form, kept in this tab until it is sent. */
export interface FormDraft {
  /** What was kept of one field. */
  read(field: string): string | undefined;
  keep(form: HTMLFormElement): void;
  /** Puts what was kept into the form's controls, but not into those named. */
  restore(form: HTMLFormElement, ...but: readonly string[]): void;
  drop(): void;
}

/** A field's values: several where several boxes of one name are ticked. */
type Kept = Record<string, string | string[]>;

function fill(control: Control, values: readonly string[]): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    control.checked = values.includes(control.value);
    return;
  }
  control.value = values[0] ?? "";
  // Counters and checks that listen to typing learn of it.
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * A form's draft under a name of its own: a form left by accident, a reload or a dead network loses nothing. It ends
 * with the tab, for the phone may be somebody else's tomorrow.
 */
export function formDraft(name: string): FormDraft {
  const key = `mindsync-${name}-draft`;

  function read(): Kept {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "{}");
    } catch {
      return {};
    }
  }

  function write(values: Kept): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(values));
    } catch {
      // A full or forbidden storage only means that there is no draft.
    }
  }

  return {
    read: (field) => [read()[field] ?? []].flat()[0],
    keep(form) {
      const values: Kept = {};
      for (const [field, value] of new FormData(form)) {
        if (field === "submissionKey" || typeof value !== "string") continue;
        const before = values[field];
        values[field] = before === undefined ? value : [before, value].flat();
      }
      write(values);
    },
    restore(form, ...but) {
      const kept = read();
      for (const [field, value] of Object.entries(kept)) {
        if (!value || but.includes(field)) continue;
        const found = form.elements.namedItem(field);
        for (const control of found instanceof RadioNodeList ? found : [found]) {
          if (isControl(control)) fill(control, [value].flat());
        }
      }
      // While it is put back the form is not whole, and perhaps kept so.
      write(kept);
    },
    drop() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
