import { describe, expect, test } from "vitest";
import { prerenderedPaths, renderedPages } from "#app/prerendered.ts";
import { anywhere, welcomeOn, welcomes } from "#content/concierge-widget.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { conciergeInput } from "./contract.ts";

const everywhere = [...prerenderedPaths, ...renderedPages.map(({ path }) => path), "/no-such-page"];

describe("the concierge's welcome", () => {
  test("has its own words for five pages, and the same for every other", () => {
    const own = ["/", "/tools", "/free-courses", "/video-courses", "/business-apps"];
    expect(Object.keys(welcomes)).toEqual(own);
    for (const path of everywhere) {
      const expected = own.includes(path) ? welcomes[path] : anywhere;
      expect(welcomeOn(path), path).toBe(expected);
    }
    expect(welcomeOn("/tools/")).toBe(welcomes["/tools"]);
    const greetings = [...Object.values(welcomes), anywhere].map(({ greeting }) => greeting);
    expect(new Set(greetings).size).toBe(own.length + 1);
    for (const greeting of greetings) expect(greeting.length, greeting).toBeLessThanOrEqual(200);
  });

  test("suggests an existing page, a chat and a question, never the page itself", () => {
    for (const path of everywhere) {
      const { suggestions } = welcomeOn(path);
      const kinds = suggestions.map((suggestion) => Object.keys(suggestion).find((name) => name !== "label"));
      expect(kinds, path).toEqual(["href", "question", "message"]);
      for (const suggestion of suggestions) {
        if ("href" in suggestion) {
          expect(everywhere).toContain(suggestion.href.split("#")[0]);
          expect(suggestion.href).not.toBe(path);
        } else if ("message" in suggestion) {
          expect(whatsappLink("concierge", suggestion.message)).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
        } else {
          const sent = { userMessage: suggestion.question, sessionId: "website-chat-1", currentPage: path };
          expect(conciergeInput.safeParse(sent).success, suggestion.question).toBe(true);
        }
      }
    }
  });
});
