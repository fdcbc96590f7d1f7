import { pictureTexts } from "#content/pictures.ts";

/** The price in the structured data of `product` (content/structured-data.ts). */
interface Priced {
  offers?: { priceSpecification?: { price: number; name: string }[] };
}

/**
 * The lowest price among a page's products, in words. For a product with several prices the first counts, and only
 * products priced in the same way as the page's first one are compared: the one-off price of an add-on is not the
 * starting price of the packages.
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
