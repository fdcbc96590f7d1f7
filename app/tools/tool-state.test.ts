import { expect, test } from "vitest";
import { nextTool, type ToolEvent, type ToolState } from "./tool-state.ts";

const request = { input: { productServiceName: "bread" }, version: 2 };
const arrived = "last";

const states: { [S in ToolState["step"]]: Extract<ToolState, { step: S }> } = {
  idle: { step: "idle", arrived },
  writing: { step: "writing", written: { title: "Bread" }, arrived },
  failed: { step: "failed", request, reason: "Too many", arrived },
  unclear: {
    step: "unclear",
    request,
    question: "Which?",
    choices: [{ id: "bread", name: "Bread" }],
    arrived,
  },
  refused: { step: "refused", fields: { length: "Choose one" }, arrived },
  stopped: { step: "stopped", arrived },
};

const events: { [T in ToolEvent["type"]]: Extract<ToolEvent, { type: T }> } = {
  asked: { type: "asked" },
  received: { type: "received", field: "answer", value: "Fresh" },
  written: { type: "written", id: "new" },
  failed: { type: "failed", request, reason: "Too many" },
  unclear: { type: "unclear", request, question: "Which?", choices: [{ id: "bread", name: "Bread" }] },
  refused: { type: "refused", fields: { length: "Choose one" } },
  stopped: { type: "stopped" },
};

const asked = { asked: { step: "writing", written: {}, arrived } } as const;

/** The state after each event that is possible. Any other event changes nothing. */
const table: Record<ToolState["step"], Partial<Record<ToolEvent["type"], ToolState>>> = {
  idle: asked,
  failed: asked,
  refused: asked,
  unclear: asked,
  stopped: asked,
  writing: {
    received: { step: "writing", written: { title: "Bread", answer: "Fresh" }, arrived },
    written: { step: "idle", arrived: "new" },
    failed: states.failed,
    refused: states.refused,
    unclear: states.unclear,
    stopped: states.stopped,
  },
};

test.each(
  Object.values(states).flatMap((state) =>
    Object.values(events).map((event) => ({ step: state.step, type: event.type, state, event })),
  ),
)("$step, then $type", ({ step, type, state, event }) => {
  const after = nextTool(state, event);
  const expected = table[step][type];
  if (expected) expect(after).toEqual(expected);
  else expect(after).toBe(state);
});
