/** One event of a stream: its type and data. */
export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Reads server-sent events as they arrive, however the network splits them. An incomplete event at the end is dropped.
 */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let event = "message";
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const text = rest + decoder.decode(value, { stream: true });
      // The line break after a last '\r' may come with the next piece.
      const held = text.endsWith("\r") ? "\r" : "";
      const lines = text.slice(0, text.length - held.length).split(/\r\n|\r|\n/);
      rest = (lines.pop() ?? "") + held;
      for (const line of lines) {
        if (line === "") {
          if (data.length) yield { event, data: data.join("\n") };
          event = "message";
          data = [];
          continue;
        }
        const [, name, content = ""] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
        if (name === "event") event = content;
        else if (name === "data") data.push(content);
      }
    }
  } finally {
    // Tells the server when the reader stops.
    reader.cancel().catch(() => {});
  }
}
