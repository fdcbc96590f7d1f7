import { type ReactNode, useEffect, useRef } from "react";

interface CardListProps {
  as?: "ul" | "ol" | "div";
  className?: string;
  children: ReactNode;
}

/**
 * Cards beside one another, which come in one after the other, 200 ms apart, when the list is scrolled into view.
 * The cards are in the page and to be seen without script; only a list that is still below the screen when script
 * begins waits to make its entrance. Nothing moves for visitors who asked for less motion (styles.css).
 */
export function CardList({ as: Tag = "ul", className = "", children }: CardListProps) {
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = list.current;
    if (!element || element.getBoundingClientRect().top < innerHeight) return;
    element.dataset.entrance = "waiting";
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset.entrance = "now";
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Tag ref={list as never} className={className}>
      {children}
    </Tag>
  );
}
