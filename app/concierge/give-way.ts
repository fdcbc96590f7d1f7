/** What the button must not cover: fields and what is pressed in a form, the actions and figures of the page's first section, and prices. */
function neverCovered(main: HTMLElement): Element[] {
  const found = [...main.querySelectorAll("form :is(input, select, textarea, button, label)")];
  found.push(...(main.querySelector("section")?.querySelectorAll("a, button, dl") ?? []));
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.includes("₦") && text.parentElement) found.push(text.parentElement);
  return found;
}

/** How long the page must stay unchanged before it is read again, in milliseconds. */
const settled = 300;

/**
 * Hides the button while something that it must not cover is under it. The browser compares places itself, so nothing
 * runs while the visitor scrolls.
 * @returns a function that ends it
 */
export function giveWay(button: HTMLElement): () => void {
  const under = new Set<Element>();
  const ending = new AbortController();
  let watch: IntersectionObserver | undefined;
  let clock = 0;

  function read(): void {
    const main = document.querySelector("main");
    watch?.disconnect();
    under.clear();
    const { top, left, bottom, right } = button.getBoundingClientRect();
    // Only what crosses the button's own rectangle counts.
    const rootMargin = `${-top}px ${right - innerWidth}px ${bottom - innerHeight}px ${-left}px`;
    watch = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) under.add(target);
          else under.delete(target);
        }
        button.toggleAttribute("data-away", under.size > 0);
      },
      { rootMargin },
    );
    if (main) for (const element of neverCovered(main)) watch.observe(element);
  }

  function readLater(): void {
    clearTimeout(clock);
    clock = window.setTimeout(read, settled);
  }

  const page = new MutationObserver(readLater);
  page.observe(document.body, { childList: true, subtree: true });
  addEventListener("resize", readLater, { signal: ending.signal });
  readLater();
  return () => {
    clearTimeout(clock);
    ending.abort();
    page.disconnect();
    watch?.disconnect();
  };
}
