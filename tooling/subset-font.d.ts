/** The package ships no types; these cover what tooling/fonts.ts uses. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "sfnt"; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
