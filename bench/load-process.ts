/** Started by load.ts: takes one order, sends one result, and ends. */
import autocannon from "autocannon";
import { percentile } from "./figures.ts";
import type { LoadOrder, LoadResult } from "./load.ts";

function carryOut({
  url,
  method = "GET",
  headers = {},
  connections,
  seconds,
  requests,
}: LoadOrder): Promise<LoadResult> {
  const times: number[] = [];
  let next = 0;
  return new Promise((resolve, reject) => {
    const cpu = process.cpuUsage();
    const started = performance.now();
    const running = autocannon(
      {
        url,
        method,
        headers,
        connections,
        duration: seconds,
        setupClient(client) {
          const own = requests?.[next++ % requests.length];
          if (own) client.setRequests(own.map((request) => ({ method, ...request })));
        },
      },
      (error, result) => {
        if (error) return reject(error);
        const { user, system } = process.cpuUsage(cpu);
        const answered = result["2xx"];
        resolve({
          answered,
          failed: result.non2xx + result.errors + result.timeouts,
          perSecond: answered / result.duration,
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
          p99: percentile(times, 0.99),
          bytesPerAnswer: result.throughput.total / answered,
          generatorBusy: (user + system) / 1000 / (performance.now() - started),
        });
      },
    );
    running.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
}

process.once("message", async (order: LoadOrder) => {
  const result = await carryOut(order);
  process.send?.(result, () => process.disconnect());
});
