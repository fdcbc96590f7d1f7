/**
 * The part of a confirmation that a tab stores, so that it is there after a reload. Nothing in it names the visitor.
 */
export interface SavedReceipt {
  ref: string;
  /** The first and the last digits of the number. */
  phone?: string | null;
  /** The local time of an appointment. */
  slot?: string;
  /** The private page where an applicant sees the application, or a visitor moves a call. */
  path?: string;
}

const key = "mindsync-receipts";
const day = 24 * 60 * 60 * 1000;

type StoredReceipt = SavedReceipt & { until: number };

/** '0803 ••• 4567': enough to recognise one's own number, and useless to anybody else. */
export function maskedPhone(phone: string): string {
  const last = phone.slice(-4);
  const first = phone.slice(0, phone.startsWith("+") ? 5 : 4).trim();
  return `${first} ••• ${last}`;
}

function read(): Record<string, StoredReceipt> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/** Saves a receipt in this tab for a day. */
export function saveReceipt({ ref, phone, slot, path }: SavedReceipt, now = Date.now()): void {
  const others = Object.entries(read()).filter(([, { until }]) => until > now);
  const kept: StoredReceipt = {
    ref,
    phone: phone ? maskedPhone(phone) : null,
    until: now + day,
    ...(slot ? { slot } : {}),
    ...(path ? { path } : {}),
  };
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(others), [ref]: kept }));
  } catch {
    // If the storage is full or forbidden, a reload just shows the form again.
  }
}

/** The receipt with this reference, if this tab saved it within the last day. */
export function savedReceipt(ref: string, now = Date.now()): SavedReceipt | null {
  const found = read()[ref];
  return found && found.until > now ? found : null;
}
