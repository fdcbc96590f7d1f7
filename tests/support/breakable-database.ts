import { beforeAll } from "vitest";
import { closeDatabase, openDatabase } from "#server/platform/database.ts";
import { type BrokenNetwork, breakableNetwork } from "./broken-network.ts";
import { testDatabase } from "./database.ts";

/**
 * Gives this test file its own database behind a network that it can cut and restore. Call it at the top of the file.
 * @returns the network, from the first test on
 */
export function breakableDatabase(): () => BrokenNetwork {
  const target = testDatabase();
  let network: BrokenNetwork | undefined;
  beforeAll(async () => {
    await closeDatabase();
    network = await breakableNetwork(target);
    openDatabase(network.target);
  });
  return () => {
    if (!network) throw new Error("The network is there from the first test on.");
    return network;
  };
}
