type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (found: unknown): found is Control =>
  found instanceof HTMLInputElement ||
  found instanceof HTMLTextAreaElement ||
  found instanceof HTMLSelectElement;

/** What a visitor typed into a form, kept in this tab until it is sent. */
export interface FormDraft {
  read(): Record<string, string>;
  keep(form: HTMLFormElement): void;
  /** Puts what was kept into the form's controls, but not into those named. */
  restore(form: HTMLFormElement, ...but: readonly string[]): void;
  drop(): void;
}

/**
 * A form's draft under a name of its own: a form left by accident, a reload or a dead network loses nothing. It ends
 * with the tab, for the phone may be somebody else's tomorrow.
 */
export function formDraft(name: string): FormDraft {
  const key = `mindsync-${name}-draft`;

  function read(): Record<string, string> {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "{}");
    } catch {
      return {};
    }
  }

  function write(values: Record<string, unknown>): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(values));
    } catch {
      // A full or forbidden storage only means that there is no draft.
    }
  }

  return {
    read,
    keep(form) {
      const entries = [...new FormData(form)].filter(
        ([field, value]) => field !== "submissionKey" && typeof value === "string",
      );
      write(Object.fromEntries(entries));
    },
    restore(form, ...but) {
      const kept = read();
      for (const [field, value] of Object.entries(kept)) {
        const control = form.elements.namedItem(field);
        if (!value || but.includes(field)) continue;
        if (control instanceof RadioNodeList) control.value = value;
        if (!isControl(control)) continue;
        control.value = value;
        // Counters and checks that listen to typing learn of it.
        control.dispatchEvent(new Event("input", { bubbles: true }));
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
