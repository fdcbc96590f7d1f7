/** As many lines as the sentence encoder reads at once. More would wait for each other, until some are given up. */
const size = 32;

/** Does something with many things, some of them at the same time, because the encoder reads many lines as fast as one. */
export async function inBatches<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  for (let from = 0; from < items.length; from += size)
    done.push(...(await Promise.all(items.slice(from, from + size).map((item) => work(item)))));
  return done;
}
