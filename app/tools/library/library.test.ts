/** Reads the whole library: what the schemas cannot see in one piece alone. */
import { beforeAll, describe, expect, test } from "vitest";
import { calls, callsTo } from "#content/library/calls.ts";
import { misspellings } from "#content/library/misspellings.ts";
import { plainWords } from "#packages/recognise/features.ts";
import { loadedBlock } from "./block.ts";
import type { Department } from "./department.ts";
import { factsIn, fill } from "./fill.ts";
import { generalId } from "./library.ts";
import { readParts, writeParts } from "./procedure-lines.ts";
import { isPromise } from "./promises.ts";
import { readBlocks, readPieces } from "./read-library.server.ts";
import { sectorIds } from "./sectors.ts";
import type { Trade } from "./trade.ts";
import type { Work } from "./work.ts";
import { joinJobs } from "./write/join-jobs.ts";

let trades: Map<string, Trade>;
let departments: Map<string, Department>;
let sectors: Map<string, Omit<Trade, "sector">>;
let work: Map<string, Work>;
beforeAll(async () => {
  work = await readPieces("jobs");
  sectors = await readPieces("sectors");
  trades = await readPieces("trades");
  departments = await readPieces("departments");
});

/** Every text of a value with its place. */
function* textsOf(value: unknown, place = ""): Generator<[place: string, text: string]> {
  if (typeof value === "string") yield [place, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsOf(part, `${place}/${key}`);
}

/** Whole sentences of more than five words, as they are in the file, without places for facts. */
const sentencesIn = (text: string) =>
  text
    .replace(/\[\[|\]\]|\|\||\(\+{1,2}\)/g, "\n")
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(" ").length > 5 && !sentence.includes("{"));

/** Facts of twenty kinds as people type them. */
const kinds = [
  "₦5,000",
  "from 4k",
  "N4,500 – N7,000 per plate",
  "it depends on the size",
  "negotiable!",
  "How much do you have?",
  "12 Allen Avenue, Ikeja",
  "opposite the new church",
  "Onitsha main market, line 4 shop 22",
  "we dey everywhere",
  "0803 000 0000",
  "wa.me/2348030000000",
  "IG: @adunni_cakes",
  "within Ikeja only",
  "yes",
  "we wash by hand and iron every seam",
  "Nobody in Aba sews it twice",
  "pure & original",
  "100%",
  "Ẹja tútù",
];

describe("trades", () => {
  test("are many, and all but the general one have costs", () => {
    expect(trades.size).toBeGreaterThan(120);
    expect([...trades].filter(([, { idea }]) => !idea.costs).map(([id]) => id)).toEqual([generalId]);
  });

  test("no sentence stands twice in the library", () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    // Short remarks beside names and costs may meet.
    for (const [
      id,
      {
        says: _,
        called: __,
        names: ___,
        idea: { costs: ____, ...idea },
        ...rest
      },
    ] of [...trades, ...sectors]) {
      const piece = { ...rest, idea };
      for (const [place, text] of textsOf(piece))
        for (const sentence of sentencesIn(text)) {
          const before = seen.get(sentence);
          if (before) twice.push(`${id}${place} and ${before}: ${sentence}`);
          seen.set(sentence, `${id}${place}`);
        }
    }
    expect(twice).toEqual([]);
  });

  test("the versions of a text begin and end differently", () => {
    const alike: string[] = [];
    // The general piece has forms for the visitor's own words, which they may begin with.
    const written = [...trades, ...sectors].filter(([id]) => id !== generalId);
    for (const [id, { marketing, product, landing }] of written) {
      const captions = [...marketing.plain, ...marketing.playful, ...marketing.pidgin].map(
        ({ caption }) => caption,
      );
      const descriptions = [...product.plain, ...product.playful, ...product.pidgin].map(
        (one) => one.description,
      );
      const headlines = [...landing.plain, ...landing.playful, ...landing.pidgin].map(
        ({ headline }) => headline,
      );
      for (const texts of [captions, headlines])
        if (new Set(texts.map((text) => text.split("\n")[0])).size < texts.length) alike.push(id);
      for (const texts of [captions, descriptions]) if (new Set(texts).size < texts.length) alike.push(id);
    }
    expect(alike).toEqual([]);
  });

  test("every text reads well with facts of any kind, with all of them, with one and with none", () => {
    const faults: string[] = [];
    const read = (place: string, text: string | null) => {
      const fault =
        text === null
          ? "a fact is missing"
          : (/\[\[|\]\]|\|\||\{|\}|\(\+/.exec(text)?.[0] ??
            /\.\.| [.,;:?!](?:\s|$)|\n{3}|^\s|\s$|: ?$|:\n\n[A-Z]{0}$/.exec(text)?.[0]);
      if (fault !== undefined) faults.push(`${place}: '${fault}' in ${text?.slice(0, 200)}`);
    };
    for (const [id, { marketing, product, landing, faq }] of [...trades, ...sectors])
      for (const [place, text] of textsOf({ marketing, product, landing, faq })) {
        const asked = factsIn(text);
        const needed = Object.fromEntries(
          ["offer", "lead", "product", "business", "buyers", "act", "reply"].map((name) => [
            name,
            "Fresh bread.",
          ]),
        );
        const always = { ...needed, features: "• Fresh" };
        read(`${id}${place} without`, fill(text, always, "long"));
        for (const [at, kind] of kinds.entries()) {
          const name = asked[at % Math.max(1, asked.length)];
          read(
            `${id}${place} with ${kind}`,
            fill(text, name ? { ...always, [name]: kind } : always, "usual"),
          );
        }
      }
    expect(faults.slice(0, 20)).toEqual([]);
  });

  test("names are whole and each stands once", () => {
    for (const [id, { names }] of [...trades, ...sectors]) {
      const plain = names.map(({ name }) => name.toLowerCase());
      expect(new Set(plain).size, id).toBe(plain.length);
    }
  });
});

test("each trade is of a kind, and each kind has a piece, a call and costs", () => {
  expect([...trades].filter(([, { sector }]) => !sector).map(([id]) => id)).toEqual([generalId]);
  expect([...sectors.keys()].sort()).toEqual([...sectorIds].sort());
  expect(Object.keys(calls).sort()).toEqual([...sectorIds].sort());
  expect([...sectors].filter(([, { idea }]) => !idea.costs)).toEqual([]);
});

test("sentences around the visitor's words promise nothing, never speak for the seller, and are there once", async () => {
  const around = [...(await readPieces("around")).values()];
  const ofTrades = around.flatMap(({ tags: _, ...lists }) => [...textsOf(lists)].map(([, text]) => text));
  const seen = new Set<string>();
  expect(ofTrades.filter((text) => seen.size === seen.add(text).size)).toEqual([]);
  // They speak of the buyer, and never for the seller.
  const opening = around.flatMap(({ openings, products, heads }) => [...openings, ...products, ...heads]);
  expect(opening.filter((text) => /\b(?:we|our|ours|I|my)\b/i.test(text))).toEqual([]);
  const ofKinds = [
    ...Object.values(calls).map(({ opening }) => opening),
    ...Object.values(callsTo).flatMap(({ act, reply }) => [act, reply]),
  ];
  expect(ofKinds.filter(isPromise)).toEqual([]);
});

test("each trade has sentences around its own facts", async () => {
  const ids = [...trades.keys()].filter((id) => id !== generalId);
  expect([...(await readPieces("around")).keys()].sort()).toEqual(ids.sort());
});

test("a common slip is no word of the library, of a place or of a name", () => {
  const words = new Set(
    [...trades.values(), ...sectors.values()].flatMap(({ says: _, called: __, ...piece }) =>
      plainWords(JSON.stringify(piece)),
    ),
  );
  const slips = Object.values(misspellings).flatMap((some) => some.split(" "));
  expect(slips.filter((slip) => words.has(slip))).toEqual([]);
  expect(slips.filter((slip, at) => slips.indexOf(slip) !== at)).toEqual([]);
});

describe("departments", () => {
  test("are many, and safety and law come before the work", () => {
    expect(departments.size).toBeGreaterThan(160);
  });

  test("no sentence stands in two documents", () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const [id, { documents }] of departments)
      for (const [place, text] of textsOf(documents))
        for (const sentence of sentencesIn(text).filter((one) => one.split(" ").length > 9)) {
          const before = seen.get(sentence);
          if (before) twice.push(`${id}${place} and ${before}: ${sentence}`);
          seen.set(sentence, `${id}${place}`);
        }
    expect(twice).toEqual([]);
  });
});

describe("work", () => {
  test("is that of trades, and never of the general one", () => {
    expect([...work.keys()].filter((id) => !trades.has(id) || id === generalId)).toEqual([]);
  });

  test("of a trade has jobs that are told apart by each of their names", () => {
    const twice = [...work].flatMap(([id, { jobs }]) => {
      const names = jobs.flatMap(({ name, called }) => [...new Set([name.toLowerCase(), ...called])]);
      return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${id}: ${name}`);
    });
    expect(twice).toEqual([]);
  });
});

describe("blocks", () => {
  test("are of kinds and trades that there are, and so are departments", async () => {
    const known = new Set<string>([...sectorIds, ...trades.keys()]);
    const all = [...departments, ...(await readBlocks())];
    const wrong = all.flatMap(([id, one]) =>
      (("of" in one && one.of) || []).filter((kind) => !known.has(kind)).map((kind) => `${id}: ${kind}`),
    );
    expect(wrong).toEqual([]);
  });

  test("say no sentence twice, and each has its own name", async () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    const note = (text: string, place: string) => {
      const before = seen.get(text);
      if (before !== undefined) twice.push(`${place} and ${before}: ${text}`);
      seen.set(text, place);
    };
    for (const [id, written] of await readBlocks()) {
      const { name, parts } = loadedBlock(id, written);
      note(name.toLowerCase(), id);
      for (const { lines } of parts)
        for (const { text } of lines) for (const sentence of sentencesIn(text)) note(sentence, id);
    }
    expect(twice).toEqual([]);
  });

  test("are whole procedures, safety first, also together", async () => {
    const whole = [...(await readBlocks())]
      .map(([id, written]) => loadedBlock(id, written))
      .filter(({ isWhole }) => isWhole)
      .map(({ name, parts }) => ({ heading: name, parts }));
    expect(whole.length).toBeGreaterThan(150);
    for (const [at, job] of whole.entries()) {
      const alone = writeParts(joinJobs([job], "usual", () => false));
      const places = ["Purpose", "Safety and law first", "Steps", "Checks", "Records"].map((one) =>
        `\n\n${alone}`.indexOf(`\n\n${one}\n`),
      );
      expect(places).toEqual(places.toSorted((one, next) => one - next));
      expect(places[0]).toBe(0);
      expect(alone.split(/\s+/).length, job.heading).toBeGreaterThan(120);
      const other = whole[(at + 1) % whole.length] as typeof job;
      const both = writeParts(joinJobs([job, other], "short", () => false));
      expect(both).toContain(`\n\n${job.heading}\n1. `);
      expect(both).toContain(`\n\n${other.heading}\n1. `);
    }
  });
});

test("each procedure is whole in each length, with its steps numbered from one", () => {
  const documents = [
    ...[...departments].flatMap(([id, piece]) => piece.documents.map((document) => ({ id, document }))),
    ...[...work].flatMap(([id, { jobs }]) => jobs.map(({ document }) => ({ id, document }))),
  ];
  for (const { id, document } of documents)
    for (const length of ["short", "usual", "long"] as const) {
      const job = { heading: "", parts: readParts(document) };
      const text = writeParts(joinJobs([job], length, () => false));
      expect(text, id).not.toMatch(/^#|\(\+|\n{3}/m);
      expect(text, id).toMatch(/\nSteps\n1\. /);
    }
});
