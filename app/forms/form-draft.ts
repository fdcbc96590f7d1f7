type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (found: unknown): found is Control =>
  found instanceof HTMLInputElement ||
  found instanceof HTMLTextAreaElement ||
  found instanceof HTMLSelectElement;

/** What a visitor typed into a form, kept until it is sent. */
export interface FormDraft {
  /** What was kept of one field. */
  read(field: string): string | undefined;
  keep(form: HTMLFormElement): void;
  /** Puts what was kept into the form's controls, but not into those named. */
  restore(form: HTMLFormElement, ...but: readonly string[]): void;
  /** Forgets it; gives the way to have it back. */
  drop(): () => void;
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

const day = 24 * 60 * 60 * 1000;

/**
 * A form's draft under a name of its own: a form left by accident, a reload or a dead network loses nothing. It ends
 * with the tab, for the phone may be somebody else's tomorrow; one that takes more than a sitting is kept for some days,
 * and its form says so and has a button that clears it.
 */
export function formDraft(name: string, { days }: { days?: number } = {}): FormDraft {
  const key = `mindsync-${name}-draft`;
  const place = () => (days ? localStorage : sessionStorage);

  function read(): Kept {
    try {
      const { until, values } = JSON.parse(place().getItem(key) ?? "{}");
      if (!(until < Date.now())) return values ?? {};
      place().removeItem(key);
    } catch {
      // What cannot be read is no draft.
    }
    return {};
  }

  function write(values: Kept): void {
    try {
      place().setItem(key, JSON.stringify({ values, ...(days ? { until: Date.now() + days * day } : {}) }));
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
      if (Object.keys(kept).length) write(kept);
    },
    drop() {
      const kept = read();
      try {
        place().removeItem(key);
      } catch {
        // Nothing was kept.
      }
      return () => write(kept);
    },
  };
}
