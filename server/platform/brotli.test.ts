import { expect, test } from "vitest";
import { readsBrotli } from "./brotli.ts";

test.each(["br", "gzip, deflate, br, zstd", "gzip,br;q=0.5", "br ; q=1.0, gzip"])(
  "%s reads brotli",
  (accepted) => {
    expect(readsBrotli(accepted)).toBe(true);
  },
);

test.each([undefined, "", "gzip", "identity", "br;q=0", "br;q=0.00, gzip", "brx", "xbr, gzip"])(
  "%s does not",
  (accepted) => {
    expect(readsBrotli(accepted)).toBe(false);
  },
);
