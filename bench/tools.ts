import { LLMock } from "@copilotkit/aimock";
import { type ToolCall, toolCallNames } from "#app/tools/contract.ts";
import { modelAnswers, toolExamples } from "#tests/support/tool-examples.ts";
import { digits, type Figure, median, percentile } from "./figures.ts";
import { buildIfStale, startSite } from "./site.ts";

const target = { builtInMs: 80, firstPieceMs: 20 };
const warmUps = 20;
const asks = 200;

/** Each request comes from another address, so that the limit of one visitor does not apply. */
let asked = 0;
function anyVisitor(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

/** Another text and version each time, so that nothing can come from a cache. */
function input(name: ToolCall): Record<string, string | number> {
  const fields = Object.entries(toolExamples[name]).map(([field, text]) => [field, `${text} ${asked}`]);
  return { ...Object.fromEntries(fields), version: asked };
}

function ask(address: string, name: ToolCall, accept: string): Promise<Response> {
  return fetch(`${address}/api/functions/${name}`, {
    method: "POST",
    headers: { accept, "content-type": "application/json", "x-forwarded-for": anyVisitor() },
    body: JSON.stringify(input(name)),
  });
}

/** Times one tool's complete answers, one after the other. */
async function timeTool(address: string, name: ToolCall): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < warmUps + asks; count += 1) {
    const began = performance.now();
    const answer = await ask(address, name, "application/json");
    // Where it is not sure of the trade it asks which is meant, after the same work.
    const { engine, choices } = JSON.parse(await answer.text());
    if (engine !== "built-in" && !choices)
      throw new Error(`${name} answered ${answer.status}, engine ${engine}.`);
    if (count >= warmUps) times.push(performance.now() - began);
  }
  return times;
}

async function measureBuiltIn(): Promise<Figure[]> {
  const site = await startSite({ TRUST_PROXY: "1" });
  try {
    const figures: Figure[] = [];
    for (const name of toolCallNames) {
      const times = await timeTool(site.address, name);
      const p95 = percentile(times, 0.95);
      figures.push({
        what: `${name}, built-in engine, p95 of ${asks}`,
        target: `≤ ${target.builtInMs} ms`,
        measured: `${digits(p95, 1)} ms (median ${digits(median(times), 1)} ms)`,
        met: p95 <= target.builtInMs,
      });
    }
    return figures;
  } finally {
    await site.stop();
  }
}

/** Milliseconds until the stream contains a match; the rest is read and discarded. */
async function untilFirst(sign: RegExp, request: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  const { body } = await request();
  let time: number | undefined;
  let text = "";
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (time === undefined && sign.test(text)) time = performance.now() - began;
  }
  if (time === undefined) throw new Error(`Nothing came that was waited for:\n${text.slice(0, 500)}`);
  return time;
}

/** The same question to the model server directly and through the site, alternating. */
async function measureFirstPiece(): Promise<Figure[]> {
  const name = "generate-landing-copy";
  const model = new LLMock({ journalMaxEntries: 1 });
  await model.start();
  const site = await startSite({
    TRUST_PROXY: "1",
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "bench",
    AI_BASE_URL: `${model.url}/v1`,
    AI_DAILY_TOKENS: "1000000000",
  });
  try {
    model.addFixture({ match: {}, response: { content: JSON.stringify(modelAnswers[name]) } });
    const messages = [{ role: "user", content: JSON.stringify(toolExamples[name]) }];
    const direct = () =>
      fetch(`${model.url}/v1/chat/completions`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ model: "bench", stream: true, messages }),
      });
    const added: number[] = [];
    for (let count = 0; count < warmUps + asks; count += 1) {
      const alone = await untilFirst(/"content":"[^"]/, direct);
      const through = await untilFirst(/^event: field$/m, () => ask(site.address, name, "text/event-stream"));
      if (count >= warmUps) added.push(through - alone);
    }
    const p95 = percentile(added, 0.95);
    return [
      {
        what: `first streamed piece, added to asking the model server directly, p95 of ${asks} pairs`,
        target: `≤ ${target.firstPieceMs} ms`,
        measured: `${digits(p95, 1)} ms (median ${digits(median(added), 1)} ms)`,
        met: p95 <= target.firstPieceMs,
      },
    ];
  } finally {
    await site.stop();
    await model.stop();
  }
}

/**
 * Measures the tools that write: the built-in engine's answers, and the delay that the site adds to a model's first
 * words.
 */
export async function benchTools(): Promise<Figure[]> {
  await buildIfStale();
  return [...(await measureBuiltIn()), ...(await measureFirstPiece())];
}
