import { toast } from "./toast-store.ts";

/** How long after a success the chat opens by itself, in milliseconds, so that the notice is read first. */
export const chatDelay = 1000;

/**
 * Opens a WhatsApp chat in a new tab after a moment. A browser may block a window that no tap opened: then a notice
 * with a link stays until it is used. Callers that pass no notice must show a link themselves.
 */
export function openChatSoon(address: string, blocked?: { title: string; label: string }): void {
  setTimeout(() => {
    const opened = window.open(address, "_blank");
    if (opened) opened.opener = null;
    else if (blocked)
      toast.success(blocked.title, { action: { label: blocked.label, href: address }, until: "used" });
  }, chatDelay);
}
