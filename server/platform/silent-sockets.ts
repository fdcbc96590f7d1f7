import { Socket } from "node:net";

class SilentError extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database has not answered for too long.");
  }
}

/**
 * Lets the sockets of a driver break when nothing has passed on them for some time, in either direction.
 * @param longest milliseconds
 */
export function notSilent(open: () => Promise<Socket>, longest: number): () => Promise<Socket> {
  return async () => {
    const socket = await open();
    const limit = () => {
      socket.removeListener("timeout", end).on("timeout", end);
      return socket;
    };
    const end = () => socket.destroy(new SilentError());
    socket.setTimeout(longest);
    // The driver removes all listeners before it encrypts a connection, whose bytes still count for this socket.
    return Object.assign(limit(), {
      removeAllListeners: () => {
        Socket.prototype.removeAllListeners.call(socket);
        return limit();
      },
    });
  };
}
