import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { digits, type Figure, median, percentile } from "./figures.ts";
import { buildIfStale, type RunningSite, startSite } from "./site.ts";

const target = { p95Ms: 150 };
const visitors = 200;
/** How long the visitors chat. */
const seconds = 40;
/** Pause between questions: eight seconds on average. */
const thinksMs = () => 6_000 + Math.random() * 4_000;

const exam = JSON.parse(readFileSync("tests/exams/concierge/2026-11-21.json", "utf8")) as {
  prices: { ask: string }[];
  others: string[];
};
const questions = [...exam.prices.map(({ ask }) => ask), ...exam.others];

interface Asked {
  readonly ms: number;
  readonly ok: boolean;
}

/** Asks one question as one visitor, who has their own address and chat. */
async function ask({ address }: RunningSite, visitor: number, question: number): Promise<Asked> {
  const began = performance.now();
  try {
    const answer = await fetch(`${address}/api/functions/yemi-chat`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `10.9.${visitor >> 8}.${visitor & 255}`,
      },
      body: JSON.stringify({
        userMessage: questions[question % questions.length],
        sessionId: `website-chat-bench-${visitor}`,
        currentPage: "/whatsapp-ai-packages",
        userFingerprint: "bench",
        scrollDepth: { "/": 40 },
        timeOnSite: 60,
      }),
    });
    const { yemiResponse } = JSON.parse(await answer.text());
    return { ms: performance.now() - began, ok: answer.status === 200 && typeof yemiResponse === "string" };
  } catch {
    return { ms: performance.now() - began, ok: false };
  }
}

/** One visitor's chat: a question, its answer, a pause, the next question. */
async function chat(site: RunningSite, visitor: number, until: number): Promise<Asked[]> {
  const asked: Asked[] = [];
  // Visitors start at different times and with different questions.
  await pause(Math.random() * 8_000);
  for (let turn = 0; performance.now() < until; turn += 1) {
    asked.push(await ask(site, visitor, visitor * 7 + turn));
    await pause(thinksMs());
  }
  return asked;
}

const each = Array.from({ length: visitors }, (_, visitor) => visitor);

function figureOf(what: string, asked: readonly Asked[], limit?: number): Figure[] {
  const times = asked.map(({ ms }) => ms);
  const failed = asked.filter(({ ok }) => !ok).length;
  const p95 = percentile(times, 0.95);
  return [
    {
      what: `${what}, p95 of ${asked.length} answers`,
      target: limit === undefined ? "" : `≤ ${limit} ms`,
      measured: `${digits(p95, 1)} ms (median ${digits(median(times), 1)} ms)`,
      met: limit === undefined ? undefined : p95 <= limit,
    },
    { what: `${what}, errors`, target: "0", measured: String(failed), met: failed === 0 },
  ];
}

/**
 * Measures the built-in brain: two hundred visitors chatting with one process, and all of them asking at the same time.
 */
export async function benchConcierge(): Promise<Figure[]> {
  await buildIfStale();
  const site = await startSite({ TRUST_PROXY: "1", AI_PROVIDER: undefined, AI_MODEL: undefined });
  try {
    for (const visitor of each) await ask(site, visitor, visitor);
    const until = performance.now() + seconds * 1_000;
    const chatted = (await Promise.all(each.map((visitor) => chat(site, visitor, until)))).flat();
    const atOnce = await Promise.all(each.map((visitor) => ask(site, visitor, visitor)));
    return [
      ...figureOf(
        `${visitors} visitors chatting at once, a question every eight seconds each`,
        chatted,
        target.p95Ms,
      ),
      ...figureOf(`${visitors} questions at one moment`, atOnce),
    ];
  } finally {
    await site.stop();
  }
}
