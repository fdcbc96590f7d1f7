import { HtmlValidate } from "html-validate/node";
import { expect, faults, test } from "./crawled.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Differences in how React writes HTML that browsers do not notice:
    "attr-case": "off",
    // <meta …/>: the stroke at the end of an element without content means nothing.
    "void-style": "off",
    // checked="": the same as checked.
    "attribute-boolean-style": "off",
    // id="_R_19j5_", which useId makes: HTML asks only that an id has no space in it.
    "valid-id": ["error", { relaxed: true }],
    // Checkboxes of one name are one question with several answers: HTML allows this as it does for radio buttons.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
  },
});

test("every page is valid HTML", async ({ crawled: { pages, strays } }) => {
  const wrong = faults(
    await Promise.all(
      [...pages.values(), ...strays.values()].map(async ({ address, html }) => {
        const { results } = await validator.validateString(html, address);
        return { address, html, messages: results.flatMap(({ messages }) => messages) };
      }),
    ),
    ({ html, messages }) =>
      messages.map(({ ruleId, message, line, column }) => {
        const place = html.split("\n")[line - 1]?.slice(Math.max(0, column - 20), column + 100);
        return `${ruleId}: ${message} at …${place}…`;
      }),
    ({ address }) => address,
  );
  expect(wrong).toEqual([]);
});
