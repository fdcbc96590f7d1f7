const name = "mindsync-signed-out";

/** Tells the site's other tabs that this browser was signed out. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage("");
  channel.close();
}

/** Calls back when another tab was signed out; returns a function that stops listening. */
export function onSignOut(callback: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = callback;
  return () => channel.close();
}
