import { type ReactNode, useEffect, useRef } from "react";

interface CardListProps {
  as?: "ul" | "ol" | "div";
  className?: string;
  children: ReactNode;
}

/**
 * Cards in a grid that rise into their places one after the other, 200 ms apart, when the list scrolls into view. They
 * are visible all the time. Only a list below the screen waits to rise, and only once the visitor scrolls, so that in a
 * page nobody has scrolled (a print, a screenshot) everything is in its place. Nothing moves for visitors who prefer reduced
 * motion (styles/components.css).
 */
export function CardList({ as: Tag = "ul", className = "", children }: CardListProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => (list.current ? watchEntrance(list.current) : undefined), []);
  return (
    <Tag ref={list as never} data-cards="" className={className}>
      {children}
    </Tag>
  );
}

/** The same for every list inside an element that React left as the server sent it (still.tsx). */
export function watchEntrances(within: HTMLElement): () => void {
  const ends = Array.from(within.querySelectorAll<HTMLElement>("[data-cards]"), watchEntrance);
  return () => {
    for (const end of ends) end?.();
  };
}

function isBelow(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top >= innerHeight;
}

/** Numbers the cards for their delays; from the ninth on, the delay does not grow. */
function giveTurns(list: HTMLElement): void {
  for (const [turn, card] of Array.from(list.children).entries()) {
    if (card instanceof HTMLElement) card.style.setProperty("--turn", `${Math.min(turn, 8)}`);
  }
}

/** Lets a list that is below the screen animate in. Returns a function that stops watching. */
function watchEntrance(element: HTMLElement): (() => void) | undefined {
  if (!isBelow(element)) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    element.dataset.entrance = "now";
    observer.disconnect();
  });

  /** The first scroll may be a small step, or a jump that ends at the list or beyond it. */
  function onScroll() {
    giveTurns(element);
    if (isBelow(element)) {
      element.dataset.entrance = "waiting";
      observer.observe(element);
    } else if (element.getBoundingClientRect().bottom > 0) element.dataset.entrance = "now";
  }

  // Captured, because a list may be inside another scroll container.
  const options = { capture: true, once: true, passive: true };
  document.addEventListener("scroll", onScroll, options);
  return () => {
    document.removeEventListener("scroll", onScroll, options);
    observer.disconnect();
    delete element.dataset.entrance;
  };
}
