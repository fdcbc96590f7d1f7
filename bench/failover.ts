import { setTimeout as pause } from "node:timers/promises";
import {
  isRunning,
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
  temporaryDataDirectory,
} from "#tests/support/server-process.ts";
import { digits, type Figure } from "./figures.ts";
import { endOf, isCutOff, isFailed, isRefused, isServerError, type Seen } from "./mixed-kinds.ts";
import { mixedLoad } from "./mixed-load.ts";
import { postgresPair } from "./postgres-pair.ts";
import { roundRobin } from "./round-robin.ts";
import { buildIfStale } from "./site.ts";
import { type Kept, storedOnce } from "./stored-once.ts";

const second = 1_000;
/** Pauses of the run, in milliseconds. Somebody who is called needs longer than this to promote a standby. */
const takes = { before: 15 * second, between: 10 * second, promotion: 5 * second };
/** Within how many seconds after a change all is well again. */
const target = { process: 5, promotion: 10 };

const account = { email: "owner@mindsync.example", password: "an owner's long password" };

/** A change, when it began, and when the last thing about it was done; in milliseconds of performance.now(). */
interface Change {
  what: string;
  began: number;
  ended: number;
  /** Within how many seconds after its end there are no more errors. */
  wellAfter: number;
}

/** The errors of a change: those up to the next one. */
function errorsOf({ what, began, ended, wellAfter }: Change, until: number, seen: Seen): Figure {
  const answers = seen.sent.filter((one) => endOf(one) >= began && endOf(one) < until);
  const failed = answers.filter((one) => isCutOff(one) || isServerError(one));
  const last = Math.max(began, ...failed.map(endOf));
  const cutOff = failed.filter(isCutOff).length;
  const other = failed.filter((one) => isServerError(one) && one.status !== 503).length;
  const seconds = (last - began) / second;
  return {
    what: `${what}: errors, within how many seconds`,
    target: `none later than ${digits((ended - began) / second + wellAfter)} s`,
    measured: `${failed.length} of ${digits(answers.length)} (${cutOff} cut off, ${other} another 5xx), in ${digits(seconds, 1)} s`,
    met: last <= ended + wellAfter * second && other === 0,
  };
}

/** When an answer may have gone out before its record: a chat waits for that for a second, and is then answered. */
const withoutDatabase = (change: Change | undefined) => ({
  from: (change?.began ?? 0) - target.process * second,
  to: (change?.ended ?? 0) + target.promotion * second,
});

const processesThatDied = (count: number): Figure => ({
  what: "processes that died with the primary",
  target: "0",
  measured: `${count}`,
  met: count === 0,
});

function figuresOf(changes: readonly Change[], seen: Seen, kept: readonly Kept[]): Figure[] {
  const [first] = changes;
  const before = seen.sent.filter((one) => endOf(one) < (first?.began ?? 0));
  const failed = before.filter(isFailed);
  const refused = seen.sent.filter(isRefused).length;
  return [
    {
      what: "before any change: errors",
      target: "0",
      measured: `${failed.length} of ${digits(before.length)}${failed.map(({ kind, status }) => `, ${kind} ${status}`).join("")}`,
      met: failed.length === 0,
    },
    ...changes.map((change, index) =>
      errorsOf(change, changes[index + 1]?.began ?? Number.POSITIVE_INFINITY, seen),
    ),
    ...kept.map(({ what, acknowledged, missing, twice }) => ({
      what: `acknowledged ${what}: in the surviving database exactly once`,
      target: "all",
      measured: `${digits(acknowledged)}; missing ${missing}, twice ${twice}`,
      met: acknowledged > 0 && missing === 0 && twice === 0,
    })),
    {
      what: "people who were signed out",
      target: "0",
      measured: `${seen.signedOut.length}`,
      met: seen.signedOut.length === 0,
    },
    {
      what: "requests refused with a status of 4xx (a piece that is sent twice is one)",
      target: "",
      measured: `${refused}`,
    },
  ];
}

/**
 * Two processes behind a proxy, a primary with a synchronous standby, a mixed load: kills a process, restarts it, kills
 * the primary, promotes the standby, and at last starts the old primary again beside it.
 */
export async function benchFailover(): Promise<Figure[]> {
  await buildIfStale();
  const pair = await postgresPair();
  const dataDirectory = temporaryDataDirectory();
  const servers: ServerProcess[] = [];
  const environment = {
    DATABASE_URL: pair.url,
    TRUST_PROXY: "1",
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  };
  const start = async (place: number) => {
    servers[place] = await startServerProcess({ dataDirectory, environment });
  };
  const changes: Change[] = [];
  async function change(what: string, wellAfter: number, act: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await act();
    changes.push({ what, began, ended: performance.now(), wellAfter });
    console.log(`  ${what}`);
    await pause(takes.between);
  }
  const addresses = () => servers.map(({ address }) => address);
  try {
    await start(0);
    await start(1);
    const proxy = await roundRobin(addresses());
    const load = mixedLoad(proxy.address, account);
    await pause(takes.before);
    await change("a process killed", target.process, async () => servers[0]?.end("SIGKILL"));
    await change("that process started again", target.process, async () => {
      await start(0);
      proxy.leadTo(addresses());
    });
    await change("primary killed, standby promoted 5 s later", target.promotion, async () => {
      await pair.killPrimary();
      await pause(takes.promotion);
      await pair.promote();
    });
    const died = servers.filter(({ pid }) => !isRunning(pid));
    for (const { output } of died) console.log(output());
    await change(
      "the old primary started again, and the other process after a kill",
      target.process,
      async () => {
        await pair.startOldPrimary();
        await servers[1]?.end("SIGKILL");
        await start(1);
        proxy.leadTo(addresses());
      },
    );
    await load.end();
    proxy.close();
    const sql = pair.standby();
    const kept = await storedOnce(sql, dataDirectory, load.seen, withoutDatabase(changes[2]));
    await sql.end();
    return [processesThatDied(died.length), ...figuresOf(changes, load.seen, kept)];
  } finally {
    for (const server of servers) await server.end("SIGKILL");
    await pair.end();
    await removeDataDirectory(dataDirectory);
  }
}
