import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface BreakableLine {
  /** The address of the site over this line. */
  address: string;
  /** The line breaks in the middle of the next form that is sent, or of its answer, and stays broken until `mend`. */
  breakDuring(part: "form" | "answer"): void;
  mend(): void;
  close(): Promise<void>;
}

/** A network path to the site that breaks while a form is being sent. The browser is not told, as on a bad mobile network. */
export async function breakableLine(site: string): Promise<BreakableLine> {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  let next: "form" | "answer" | undefined;
  let isBroken = false;

  function breakNow(): void {
    isBroken = true;
    next = undefined;
    for (const socket of sockets) socket.resetAndDestroy();
  }

  const server = createServer((near) => {
    if (isBroken) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    let sends = false;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => sockets.delete(one) && other.destroy());
    }
    near.on("data", (data) => {
      if (next && /^POST \S*\.data/.test(data.toString("latin1", 0, 200))) sends = true;
      if (sends && next === "form") {
        // The head arrives, and the body does not.
        far.write(data.subarray(0, data.indexOf("\r\n\r\n") + 4), breakNow);
      } else far.write(data);
    });
    far.on("data", (data) => {
      if (sends && next === "answer") breakNow();
      else near.write(data);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakDuring(part) {
      next = part;
    },
    mend() {
      isBroken = false;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
