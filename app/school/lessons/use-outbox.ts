import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { toast } from "#app/ui/toast-store.ts";
import { quizTexts } from "#content/course-pages.ts";
import { type Sent, send, sendWaiting, settledElsewhere, type Waiting, waiting } from "./outbox.ts";

/** Interval between tries to send waiting entries, in milliseconds. */
const pause = 3000;

/** Sends what a learner did offline, now and whenever the network is back, then reloads the page's data. */
export function useOutbox(learner: string, onSent?: (done: Waiting, sent: Sent) => void): void {
  const { revalidate } = useRevalidator();
  const told = useEffectEvent((done: Waiting, sent: Sent) => {
    if (done.kind === "quiz" && sent.kind === "sent" && sent.result) {
      const { score, total } = sent.result;
      toast.success(quizTexts.savedMarked(done.title, score, total));
    }
    if (sent.kind === "refused") toast.error(sent.reason);
    onSent?.(done, sent);
    void revalidate();
  });
  useEffect(() => {
    let busy = false;
    const flush = async () => {
      if (busy || !waiting(learner).length) return;
      busy = true;
      await sendWaiting(learner, (done, sent) => told(done, sent));
      busy = false;
    };
    // The server stores each entry once: sending again what another tab has sent tells this one how it ended.
    const ask = async (event: StorageEvent) => {
      if (busy) return;
      for (const done of settledElsewhere(learner, event)) {
        const sent = await send(done);
        if (sent.kind !== "later") told(done, sent);
      }
    };
    void flush();
    addEventListener("online", flush);
    addEventListener("storage", ask);
    // Phones do not always report that the network is back, so waiting entries are tried at intervals.
    const again = setInterval(flush, pause);
    return () => {
      removeEventListener("online", flush);
      removeEventListener("storage", ask);
      clearInterval(again);
    };
  }, [learner]);
}
