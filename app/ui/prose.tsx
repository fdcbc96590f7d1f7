import { useEffect, useRef } from "react";
import { toast } from "./toast-store.ts";

interface ProseProps {
  /** Trusted HTML, made by our own code. */
  html: string;
  /** Messages after copying a text, and when the browser did not allow it. */
  copied: string;
  copyFailed: { readonly title: string; readonly text: string };
  className?: string;
}

/** Selects a text, so that it can be copied by hand. */
function select(text: Element) {
  const selection = getSelection();
  selection?.selectAllChildren(text);
}

/** An article: headings, lists, tables, quotes, and texts that a button copies (`data-copy`). */
export function Prose({ html, copied, copyFailed, className = "" }: ProseProps) {
  const article = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = article.current;
    async function onClick({ target }: Event) {
      const text = (target as Element).closest("[data-copy]")?.closest("figure")?.querySelector("pre");
      if (!text) return;
      try {
        await navigator.clipboard.writeText(text.textContent ?? "");
        toast.success(copied);
      } catch {
        select(text);
        toast.error(copyFailed.title, { description: copyFailed.text });
      }
    }
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [copied, copyFailed]);

  return <div ref={article} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
