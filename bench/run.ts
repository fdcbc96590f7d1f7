/** `npm run bench`: measures, prints a table, and with --write puts it into bench/README.md. */
import { parseArgs } from "node:util";
import { benchAnalytics } from "./analytics.ts";
import { benchBackup } from "./backup.ts";
import { benchConcierge } from "./concierge.ts";
import { benchFailover } from "./failover.ts";
import { type Figure, table } from "./figures.ts";
import { benchInbox } from "./inbox.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { benchMixed } from "./mixed.ts";
import { writeSection } from "./readme.ts";
import { benchRecruitment } from "./recruitment.ts";
import { chosenRoutes } from "./routes.ts";
import { benchStatic } from "./static.ts";
import { benchTaps } from "./taps.ts";
import { benchTools } from "./tools.ts";
import { benchUpload } from "./upload.ts";
import { benchWeb } from "./web.ts";

process.env.NODE_ENV = "production";
process.env.LOG_LEVEL ||= "warn";
process.chdir(new URL("..", import.meta.url).pathname);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    leads: { type: "string", default: "5000" },
    minutes: { type: "string", default: "10" },
    routes: { type: "string", default: "/" },
    rows: { type: "string", default: "0" },
    seconds: { type: "string", default: "10" },
    postgres: { type: "boolean", default: false },
    rounds: { type: "string", default: "5" },
    wait: { type: "string", default: "5" },
    write: { type: "boolean", default: false },
  },
});

const parts: Record<string, () => Promise<Figure[]>> = {
  web: () => benchWeb({ routes: chosenRoutes(values.routes), rounds: Number(values.rounds) }),
  taps: () => benchTaps(),
  static: () => benchStatic(),
  tools: () => benchTools(),
  concierge: () => benchConcierge(),
  inbox: () => benchInbox({ leads: Number(values.leads) }),
  recruitment: () => benchRecruitment(),
  upload: () => benchUpload(),
  failover: () => benchFailover(),
  backup: () => benchBackup(),
  mixed: () => benchMixed({ minutes: Number(values.minutes) }),
  analytics: () =>
    benchAnalytics({
      rows: values.rows.split(",").map(Number).filter(Boolean),
      seconds: Number(values.seconds),
      ordinary: values.postgres,
    }),
};

// Started processes end with this one: see the exit handlers at each start.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(`There is no measurement called ${unknown.join(", ")}: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length && !positionals.includes(name)) continue;
  const load = await waitForQuiet(Number(values.wait));
  console.log(`\n${name}: measuring at load ${load} …`);
  const figures = table(await measure());
  const taken = `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}; load before: ${load}`;
  console.log(`\n${taken}\n\n${figures}`);
  if (values.write) await writeSection(name, `Taken ${taken}.\n\n${figures}`);
}
process.exit(0);
