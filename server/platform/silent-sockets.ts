import type { Socket } from "node:net";

class SilentError extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database has not answered for too long.");
  }
}

/**
 * Lets a socket break when nothing has passed on it for some time, in either direction.
 * @param longest milliseconds
 */
export function breakWhenSilent(socket: Socket, longest: number): void {
  socket.setTimeout(longest, () => socket.destroy(new SilentError()));
}
