/** One server-sent event, with its data parsed. */
export interface SentEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Reads the events of a response as they arrive. */
export async function* sentEvents(answer: Response): AsyncGenerator<SentEvent> {
  if (!answer.body) return;
  let rest = "";
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event && data) yield { event, data: JSON.parse(data) };
    }
  }
}

/** All events of a response. */
export async function allEvents(answer: Response): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  for await (const event of sentEvents(answer)) events.push(event);
  return events;
}
