import type { Locator, Page } from "@playwright/test";
import { type ToolForm, toolForms } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { expect, hydrate } from "./fixtures.ts";

export type ToolName = keyof typeof toolForms;

/** Opens a tool's page, ready for use. */
export async function openTool(page: Page, slug: ToolName): Promise<void> {
  await page.goto(`/tools/${slug}`);
  await hydrate(page);
}

/** The form of the tool. */
export function toolForm(page: Page): Locator {
  return page.getByRole("form", { name: toolTexts.formHeading });
}

export function submitButton(page: Page, { submitLabel }: ToolForm): Locator {
  return toolForm(page).getByRole("button", { name: submitLabel });
}

export function resultHeading(page: Page, { resultHeading: name }: ToolForm): Locator {
  return page.getByRole("heading", { name, exact: true });
}

/** Fills the form with its example and sends it; resolves when the answer is there. */
export async function writeExample(page: Page, slug: ToolName): Promise<void> {
  const form = toolForms[slug];
  await toolForm(page).getByText(toolTexts.exampleLabel).click();
  await submitButton(page, form).click();
  await expect(resultHeading(page, form)).toBeVisible();
}

/** Lets the test write the response to the next call, piece by piece. */
export async function answerByHand(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = window.fetch;
    const hand = { stopped: false, send: (_: string) => {}, end: () => {} };
    Object.assign(window, { hand });
    window.fetch = (address, init) => {
      if (!String(address).startsWith("/api/functions/")) return real(address, init);
      window.fetch = real;
      const body = new ReadableStream({
        start(controller) {
          const letters = new TextEncoder();
          hand.send = (text) => controller.enqueue(letters.encode(text));
          hand.end = () => controller.close();
          init?.signal?.addEventListener("abort", () => {
            hand.stopped = true;
            controller.error(init.signal?.reason);
          });
        },
      });
      return Promise.resolve(new Response(body, { headers: { "Content-Type": "text/event-stream" } }));
    };
  });
}

interface Hand {
  hand: { stopped: boolean; send: (text: string) => void; end: () => void };
}

/** Sends one event of a response that the test writes. */
export function sendEvent(page: Page, event: string, data: unknown): Promise<void> {
  return page.evaluate(
    (text) => (window as unknown as Hand).hand.send(text),
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );
}

/** Whether the page has cancelled the request. */
export function isStopped(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as Hand).hand.stopped);
}
