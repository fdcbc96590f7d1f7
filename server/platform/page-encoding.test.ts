import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodePage, pageEncoding } from "./page-encoding.ts";

test.each(["br", "gzip, deflate, br, zstd", "gzip,br;q=0.5", "br ; q=1.0, gzip"])(
  "%s reads brotli",
  (accepted) => {
    expect(pageEncoding(accepted)).toBe("br");
  },
);

test.each(["gzip", "gzip, deflate", "br;q=0.00, gzip", "xbr, gzip", "deflate, gzip;q=0.5"])(
  "%s reads gzip",
  (accepted) => {
    expect(pageEncoding(accepted)).toBe("gzip");
  },
);

test.each([undefined, "", "identity", "br;q=0", "brx", "gzip;q=0", "xgzip"])(
  "%s reads neither",
  (accepted) => {
    expect(pageEncoding(accepted)).toBeUndefined();
  },
);

test("a page is the same after its way", async () => {
  const page = "<p>Ọ̀rẹ́ mi, ₦5,000</p>".repeat(100);
  expect(brotliDecompressSync(await encodePage(Buffer.from(page), "br")).toString()).toBe(page);
  expect(gunzipSync(await encodePage(Buffer.from(page), "gzip")).toString()).toBe(page);
});
