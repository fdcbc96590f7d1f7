import { pictureTexts } from "#content/pictures.ts";

/** What `product` of content/structured-data.ts says of a price. */
interface Priced {
  offers?: { priceSpecification?: { price: number; name: string }[] };
}

/**
 * The lowest price among a page's products, in words. Of a product with several prices the first counts, and only
 * products priced as the page's first one is are compared: an add-on's single price is not where the packages begin.
 */
export function lowestPrice(things: readonly Record<string, unknown>[]): string | undefined {
  const first = things
    .filter((thing) => thing["@type"] === "Product")
    .flatMap((thing) => (thing as Priced).offers?.priceSpecification?.slice(0, 1) ?? []);
  const [lowest] = first
    .filter(({ name }) => name === first[0]?.name)
    .sort((one, other) => one.price - other.price);
  return lowest && pictureTexts.priceFrom(lowest.price, lowest.name);
}
