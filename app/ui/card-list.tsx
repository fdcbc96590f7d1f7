import { type ReactNode, useEffect, useRef } from "react";

interface CardListProps {
  as?: "ul" | "ol" | "div";
  className?: string;
  children: ReactNode;
}

/** Lets the cards of a list come in when it is scrolled into view, if it is still below the screen. */
function watchEntrance(list: HTMLElement): () => void {
  if (list.getBoundingClientRect().top < innerHeight) return () => {};
  list.dataset.entrance = "waiting";
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    list.dataset.entrance = "now";
    observer.disconnect();
  });
  observer.observe(list);
  return () => observer.disconnect();
}

/** The same for every list inside an element that React left as the server sent it (still.tsx). */
export function watchEntrances(within: HTMLElement): () => void {
  const ends = Array.from(within.querySelectorAll<HTMLElement>("[data-cards]"), watchEntrance);
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Cards beside one another, which come in one after the other, 200 ms apart, when the list is scrolled into view.
 * The cards are in the page and to be seen without script; only a list that is still below the screen when script
 * begins waits to make its entrance. Nothing moves for visitors who asked for less motion (styles.css).
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
