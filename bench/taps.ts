import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromeFlags, chromePath } from "./browser.ts";
import { digits, type Figure, percentile } from "./figures.ts";
import { buildIfStale, startSite } from "./site.ts";

/** A page, what is tapped on it, and what shows that the tap was answered. */
interface Tap {
  path: string;
  /** Tapped one after the other, 400 ms apart. */
  targets: readonly string[];
  /** True in the page once every tap has its result. */
  done: string;
}

const shown = (selector: string) =>
  `!!document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`;
const at = (path: string) =>
  `location.pathname === ${JSON.stringify(path)} && document.body?.innerText.length > 200`;
const addOn = (id: string) => `li:has(#${id}) [rel=nofollow]`;
const added = (...ids: readonly string[]) =>
  `${JSON.stringify(ids)}.every((id) => /^Added|^On your list/.test(document.querySelector("li:has(#" + id + ") [rel=nofollow]")?.innerText ?? ""))`;

const single: readonly Tap[] = [
  { path: "/", targets: ["a[href='/?explore']"], done: shown("dialog[open] h2") },
  {
    path: "/business-apps",
    targets: ["#systems-heading ~ div a[data-tap][href*='demo=']"],
    done: shown("dialog[open] h2"),
  },
  {
    path: "/whatsapp-ai-packages",
    targets: [addOn("payment-integration")],
    done: added("payment-integration"),
  },
  { path: "/video-courses", targets: ["a[data-tap][href^='/enroll']"], done: shown("[name=firstName]") },
  {
    path: "/ai-enterprise-systems",
    targets: ["main a[href^='/business-apps?demo']"],
    done: shown("dialog[open] h2"),
  },
  { path: "/tools", targets: ["main a[href='/tools/faq-generator']"], done: at("/tools/faq-generator") },
  {
    path: "/tools/faq-generator",
    targets: ["main a[href$='?example']"],
    done: "document.querySelector('main form [name]')?.value.length > 3",
  },
  {
    path: "/tools/business-name-generator",
    // 'Clear', which only script answers: it leaves the focus in the first field.
    targets: ["main form button.needs-js"],
    done: "document.activeElement?.matches('main form [name]') ?? false",
  },
  { path: "/contact", targets: ["main [type=submit]"], done: "/is required/.test(document.body.innerText)" },
  { path: "/free-courses", targets: ["header a[href='/']"], done: at("/") },
  {
    path: "/recruitment/overview",
    targets: ["main a[href='/recruitment/apply']"],
    done: at("/recruitment/apply"),
  },
];

const three = ["whatsapp-broadcast", "web-chat-widget", "payment-integration"] as const;
const inARow: Tap = { path: "/whatsapp-ai-packages", targets: three.map(addOn), done: added(...three) };

interface Line {
  name: string;
  kbps: number;
  latency: number;
  /** The longest time to a result, in milliseconds. */
  limit: number;
}

const lines: readonly Line[] = [
  { name: "1.6 Mbps", kbps: 1600, latency: 150, limit: 1200 },
  { name: "400 kbps", kbps: 400, latency: 400, limit: 2000 },
];

/** What a tap led to, in milliseconds; no result is Infinity. */
interface Result {
  looked: number;
  done: number;
}

/** Says in the page's console when what was pressed looks pressed, in milliseconds since the finger was lifted. */
const watch = () => {
  addEventListener(
    "pointerdown",
    (event) => {
      const pressed = (event.target as Element).closest("a,button");
      let lifted = 0;
      addEventListener("pointerup", ({ timeStamp }) => (lifted = timeStamp), { capture: true, once: true });
      const look = (now: number) => {
        if (!pressed || now - event.timeStamp > 3000) return;
        if (getComputedStyle(pressed).opacity === "1") return requestAnimationFrame(look);
        console.debug(`look ${lifted ? Math.max(0, now - lifted) : 0}`);
      };
      requestAnimationFrame(look);
    },
    true,
  );
};

/** Puts a finger on the middle of an element for 80 ms. */
async function touch(session: CDPSession, page: Page, selector: string): Promise<void> {
  const place = await page
    .evaluate((selector) => {
      const element = document.querySelector(selector);
      if (!element) return null;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, selector)
    .catch(() => null);
  if (!place) return;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await page.waitForTimeout(80);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/**
 * Whether an expression becomes true in the page within ten seconds, also while another page is loaded. Asked through the
 * debugger, because the site's policy forbids code that is made of text.
 */
async function becomes(page: Page, expression: string): Promise<boolean> {
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    if (await page.evaluate(expression).catch(() => false)) return true;
    await page.waitForTimeout(25);
  }
  return false;
}

/** Opens the page on a slow phone, taps some time after its first paint, and waits for the result. */
async function measure(browser: Browser, site: string, tap: Tap, line: Line, slower: number, after: number) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    const bytes = (line.kbps * 1000) / 8;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: line.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.goto(site + tap.path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    await page.waitForTimeout(after);
    let ended = 0;
    const looks: number[] = [];
    page.on("console", (message) => {
      const [, time] = /^look (.+)/.exec(message.text()) ?? [];
      if (time) looks.push(Number(time));
    });
    for (const [index, target] of tap.targets.entries()) {
      if (index) await page.waitForTimeout(320);
      await touch(session, page, target);
      ended = performance.now();
    }
    const done = (await becomes(page, tap.done)) ? performance.now() - ended : Number.POSITIVE_INFINITY;
    return {
      looked: looks.length < tap.targets.length ? Number.POSITIVE_INFINITY : Math.max(...looks),
      done,
    };
  } finally {
    await context.close();
  }
}

function figureOf(what: string, results: readonly Result[], line: Line): Figure {
  const done = results.map((result) => result.done);
  const lost = done.filter((time) => time === Number.POSITIVE_INFINITY).length;
  const [middle, worst] = [percentile(done, 0.5), Math.max(...done)];
  const look = Math.max(...results.map(({ looked }) => looked));
  return {
    what,
    target: `none lost, look ≤ 100 ms, result ≤ ${digits(line.limit)} ms`,
    measured: `${lost} of ${done.length} lost; look ${digits(look)} ms; result ${digits(middle)}, at most ${digits(worst)} ms`,
    met: lost === 0 && look <= 100 && worst <= line.limit,
  };
}

/** Numbers from an environment variable, to measure less than everything. */
const chosen = (name: string, all: readonly number[]) => process.env[name]?.split(",").map(Number) ?? all;

/** Taps on eleven pages before their script is awake, on slow phones and slow networks. */
export async function benchTaps(): Promise<Figure[]> {
  await buildIfStale();
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromePath(), args: [...chromeFlags] });
  const figures: Figure[] = [];
  try {
    for (const line of lines) {
      for (const slower of chosen("TAPS_CPU", [4, 6])) {
        const singles: Result[] = [];
        const threes: Result[] = [];
        for (const after of chosen("TAPS_AT", [200, 1000, 2000, 4000])) {
          for (const tap of single) {
            const result = await measure(browser, site.address, tap, line, slower, after);
            singles.push(result);
            console.log(
              `  ${line.name}, CPU ${slower} ×, ${tap.path} after ${after}: look ${digits(result.looked)}, result ${digits(result.done)} ms`,
            );
          }
          threes.push(await measure(browser, site.address, inARow, line, slower, after));
          console.log(
            `  ${line.name}, CPU ${slower} ×, three in a row after ${after}: ${digits(threes.at(-1)?.done ?? 0)} ms`,
          );
        }
        figures.push(figureOf(`one tap, CPU ${slower} ×, ${line.name}`, singles, line));
        figures.push(figureOf(`three taps in a row, CPU ${slower} ×, ${line.name}`, threes, line));
      }
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}
