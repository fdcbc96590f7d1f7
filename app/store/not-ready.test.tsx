import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ebooks, storeTexts } from "#content/ebooks.ts";
import { fileWords, OrderButton } from "./order-button.tsx";

const [book] = ebooks;
if (!book) throw new Error("There is no ebook.");

test("a book whose file is missing is not sold: the button asks to be told", () => {
  const missing = { ...book, pages: undefined, sample: undefined };
  expect(renderToStaticMarkup(<OrderButton ebook={missing} />)).toContain(storeTexts.readyLabel);
  expect(fileWords(missing)).toBe(storeTexts.notReady);
  expect(renderToStaticMarkup(<OrderButton ebook={book} />)).toContain(storeTexts.orderLabel);
  expect(fileWords(book)).toMatch(/^PDF, \d+ pages$/);
});
