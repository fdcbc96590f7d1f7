import { readFile } from "node:fs/promises";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { onceInProcess } from "#packages/recognise/once-in-process.ts";
import { type Learnt, recogniser } from "#packages/recognise/recogniser.ts";
import { namedInContent } from "../knowledge.server.ts";
import { asRead } from "../understand/read-line.ts";
import { learntTurns, type TurnChances, turnFeatures, turnKinds } from "./turn-kind.ts";

const turnRecogniser = () =>
  onceInProcess("turns", async () => {
    const { learnt } = JSON.parse(await readFile(learntTurns, "utf8")) as { learnt: Learnt };
    return recogniser(learnt);
  });

/** What a later message of a chat does in it. */
export async function turnOf(message: string): Promise<TurnChances> {
  const [recognise, meaning] = await Promise.all([turnRecogniser(), meaningOf(message)]);
  const found = recognise(turnFeatures(asRead(message, namedInContent(message)), meaning));
  const chances = new Map(found.map(({ id, chance }) => [id, chance]));
  return Object.fromEntries(
    turnKinds.map((kind) => [kind, chances.get(kind) ?? 0]),
  ) as unknown as TurnChances;
}
