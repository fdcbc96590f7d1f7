/** What a tab keeps of a confirmation, so that it is there again after a reload. Nothing in it names the visitor. */
export interface SavedReceipt {
  ref: string;
  /** The first and the last digits of the number. */
  phone?: string | null;
  /** The wall time of an appointment. */
  slot?: string;
  /** Where an applicant sees the application again. */
  path?: string;
}

const key = "mindsync-receipts";
const day = 24 * 60 * 60 * 1000;

type Kept = SavedReceipt & { until: number };

/** '0803 ••• 4567': enough to know one's own number by, and of no use to anybody else. */
export function maskedPhone(phone: string): string {
  const last = phone.slice(-4);
  const first = phone.slice(0, phone.startsWith("+") ? 5 : 4).trim();
  return `${first} ••• ${last}`;
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/** Keeps a receipt in this tab for a day. */
export function saveReceipt({ ref, phone, slot, path }: SavedReceipt, now = Date.now()): void {
  const others = Object.entries(read()).filter(([, { until }]) => until > now);
  const kept: Kept = {
    ref,
    phone: phone ? maskedPhone(phone) : null,
    until: now + day,
    ...(slot ? { slot } : {}),
    ...(path ? { path } : {}),
  };
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(others), [ref]: kept }));
  } catch {
    // A full or forbidden storage only means that a reload shows the form again.
  }
}

/** The receipt of this reference, where this tab has it and a day has not passed. */
export function savedReceipt(ref: string, now = Date.now()): SavedReceipt | null {
  const found = read()[ref];
  return found && found.until > now ? found : null;
}
