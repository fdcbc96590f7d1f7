import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { conciergeDoor as texts } from "#app/content/concierge-door.ts";
import { site } from "#app/content/site.ts";
import { whatsappLink } from "#app/content/whatsapp.ts";
import { Spinner } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { useCode } from "#app/ui/use-code.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { pulseOnce } from "./pulse.ts";
import { scrolledShare, type View, visit } from "./visit.ts";

/**
 * The rules for what is not in the page's own HTML come at the first sign of a person (page-finish/browser/boot.js): a chat
 * that was open on the page before is one. It waits for them.
 */
async function loadPanel() {
  dispatchEvent(new Event("focusin"));
  const sheet = document.querySelector<HTMLLinkElement>("head link[rel=stylesheet]");
  if (sheet && !sheet.sheet) {
    await new Promise((here) => {
      sheet.addEventListener("load", here);
      sheet.addEventListener("error", here);
    });
  }
  return import("./panel.tsx");
}

const chat = whatsappLink("concierge", texts.message);

/**
 * The concierge on every page: a round button, until it is pressed. The chat behind it is fetched when somebody comes
 * near the button. Where script cannot run, or not be fetched, the button is a link to a person on WhatsApp.
 */
export function Concierge() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [{ view, byHand }, setShown] = useState<{ view: View; byHand: boolean }>({
    view: "closed",
    byHand: false,
  });
  const [wanted, setWanted] = useState(false);
  const code = useCode(wanted, loadPanel);
  const door = useRef<HTMLAnchorElement>(null);
  const here = code.state === "here";

  function show(next: View, how?: "by hand") {
    setShown({ view: next, byHand: how === "by hand" });
    visit.keepView(next);
    if (next !== "closed") {
      visit.change({ noticed: true });
      setWanted(true);
    }
  }

  const findAgain = useEffectEvent(() => {
    visit.reread();
    const kept = visit.view();
    if (kept !== view) show(kept);
  });
  useEffect(() => {
    findAgain();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("pagehide", () => visit.keep(), { signal });
    // A page that comes back from the browser's memory shows the chat as it was left on another.
    addEventListener("pageshow", ({ persisted }) => persisted && findAgain(), { signal });
    const stop = pulseOnce(() => door.current);
    return () => {
      listening.abort();
      stop();
    };
  }, []);

  useEffect(() => {
    visit.scrolled(pathname, 0);
    function onScroll() {
      const { scrollHeight } = document.documentElement;
      visit.scrolled(pathname, scrolledShare(scrollY, scrollHeight, innerHeight));
    }
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, [pathname]);

  const failed = code.state === "failed";
  const giveUp = useEffectEvent(() => {
    if (view === "closed") return;
    const { title, text, label } = texts.notFetched;
    toast.error(title, { description: text, action: { label, href: chat } });
    setShown({ view: "closed", byHand: false });
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);

  // Closed by hand, the focus goes back to where the chat came from.
  useEffect(() => {
    if (view === "closed" && byHand) door.current?.focus({ preventScroll: true });
  }, [view, byHand]);

  const fetchSoon = () => setWanted(true);
  return (
    <aside aria-label={site.conciergeName} data-chat={hydrated ? (failed ? code.state : view) : undefined}>
      {(view === "closed" || !here) && (
        <a
          ref={door}
          href={chat}
          target="_blank"
          rel="noopener"
          data-tap=""
          aria-label={texts.label}
          {...(hydrated ? { role: "button", "aria-expanded": false, "aria-busy": view !== "closed" } : {})}
          className="chat-door deep"
          onPointerEnter={fetchSoon}
          onTouchStart={fetchSoon}
          onFocus={fetchSoon}
          onKeyDown={(event) => {
            if (event.key !== " ") return;
            event.preventDefault();
            event.currentTarget.click();
          }}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            if (code.state === "failed") code.retry();
            show("open", "by hand");
          }}
        >
          {view === "closed" ? <Icon name="chat" className="size-6" /> : <Spinner className="size-6" />}
        </a>
      )}
      {here && (
        <code.module.Panel
          visit={visit}
          view={view}
          byHand={byHand}
          onView={(next) => show(next, "by hand")}
          onFollow={() => {
            // On a phone the chat lies over the page that the link leads to.
            if (matchMedia("(max-width: 39.99rem)").matches) show("minimised");
          }}
        />
      )}
    </aside>
  );
}
