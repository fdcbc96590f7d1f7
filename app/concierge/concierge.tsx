import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Spinner } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { useCode } from "#app/ui/use-code.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { conciergeButton as texts } from "#content/concierge-button.ts";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { giveWay } from "./give-way.ts";
import { pulseOnce } from "./pulse.ts";
import { scrolledShare, type View, visit } from "./visit.ts";

/**
 * The page's remaining styles load at the first sign of a person (page-finish/browser/boot.js). A chat that was open on
 * the previous page counts as one, so this triggers the load and waits for it.
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

interface Shown {
  view: View;
  /** Whether the visitor has just opened, minimised or closed it. */
  byHand: boolean;
}

/** Whether the chat is open; the same on every page of the visit. */
function useView(onOpen: () => void) {
  const [shown, setShown] = useState<Shown>({ view: "closed", byHand: false });
  const { view } = shown;

  function show(next: View, how?: "by hand") {
    setShown({ view: next, byHand: how === "by hand" });
    visit.keepView(next);
    if (next !== "closed") {
      visit.change({ noticed: true });
      onOpen();
    }
  }

  const findAgain = useEffectEvent(() => {
    visit.reread();
    const last = visit.view();
    if (last !== view) show(last);
  });
  useEffect(() => {
    findAgain();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("pagehide", () => visit.keep(), { signal });
    // A page restored from the back/forward cache must show the chat as another page left it.
    addEventListener("pageshow", ({ persisted }) => persisted && findAgain(), { signal });
    return () => listening.abort();
  }, []);

  return { ...shown, show, giveUp: () => setShown({ view: "closed", byHand: false }) };
}

/** Records how far the visitor has scrolled on each page. */
function useScrolled(pathname: string): void {
  useEffect(() => {
    visit.scrolled(pathname, 0);
    function onScroll() {
      const { scrollHeight } = document.documentElement;
      visit.scrolled(pathname, scrolledShare(scrollY, scrollHeight, innerHeight));
    }
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, [pathname]);
}

interface OpenButtonProps {
  hydrated: boolean;
  /** Whether the chat was opened and its code is still loading. */
  coming: boolean;
  /** Whether the visitor has just closed the chat. */
  focused: boolean;
  onNear: () => void;
  onOpen: () => void;
}

/** Opens the chat. Without script it is a link to a person on WhatsApp. */
function OpenButton({ hydrated, coming, focused, onNear, onOpen }: OpenButtonProps) {
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => pulseOnce(() => button.current), []);
  useEffect(() => (button.current ? giveWay(button.current) : undefined), []);
  useEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <a
      ref={button}
      href={chat}
      target="_blank"
      rel="noopener"
      data-tap=""
      aria-label={texts.label}
      {...(hydrated ? { role: "button", "aria-expanded": false, "aria-busy": coming } : {})}
      className="chat-button deep"
      onPointerEnter={onNear}
      onTouchStart={onNear}
      onFocus={onNear}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {coming ? <Spinner className="size-6" /> : <Icon name="chat" className="size-6" />}
    </a>
  );
}

/**
 * The concierge on every page: a round button until it is pressed. The chat's code is fetched when a pointer or the
 * focus comes near the button. If script cannot run or load, the button is a link to a person on WhatsApp.
 */
export function Concierge() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(false);
  const code = useCode(wanted, loadPanel);
  const { view, byHand, show, giveUp } = useView(() => setWanted(true));
  useScrolled(pathname);

  const failed = code.state === "failed";
  const closeUnfetched = useEffectEvent(() => {
    if (view === "closed") return;
    const { title, text, label } = texts.notFetched;
    toast.error(title, { description: text, action: { label, href: chat } });
    giveUp();
  });
  useEffect(() => {
    if (failed) closeUnfetched();
  }, [failed]);

  const here = code.state === "here";
  return (
    <aside aria-label={site.conciergeName} data-chat={hydrated ? (failed ? code.state : view) : undefined}>
      {(view === "closed" || !here) && (
        <OpenButton
          hydrated={hydrated}
          coming={view !== "closed"}
          focused={view === "closed" && byHand}
          onNear={() => setWanted(true)}
          onOpen={() => {
            if (code.state === "failed") code.retry();
            show("open", "by hand");
          }}
        />
      )}
      {here && (
        <code.module.Panel
          visit={visit}
          view={view}
          byHand={byHand}
          onView={(next) => show(next, "by hand")}
          onFollow={() => {
            // On a phone the chat covers the page that the link opens.
            if (matchMedia("(max-width: 39.99rem)").matches) show("minimised");
          }}
        />
      )}
    </aside>
  );
}
