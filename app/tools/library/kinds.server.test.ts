import { expect, test } from "vitest";
import { written } from "#tests/support/written.ts";
import { pieceOf } from "./library.server.ts";

const marketing = (offer: string, added: object = {}) =>
  written("generate-marketing-content", { offer, ...added });

test("a trade that is not known, of a kind that is, gets the piece of its kind", async () => {
  const typed = {
    businessIdea: "sign language classes on Saturday for nurses and parents, training centre in Yaba",
  };
  const { output, about } = await written("evaluate-business-idea", typed);
  expect(about).toBe("Teaching and training");
  expect(output.capitalRange).toMatch(/^₦/);
});

test("a question has only choices that are likely, and two at least", async () => {
  const typed = { productServiceName: "fabric, sewing, lace" };
  const error = await written("generate-faq", typed).catch((one) => one);
  expect(error.code).toBe("unclear");
  expect(error.choices.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining(["fabrics", "tailor"]),
  );
  expect(error.choices.length).toBeLessThan(5);
});

test("a procedure has the visitor's own steps first, and no complaint", async () => {
  const sop = {
    companyType: "Umbrella club, Jos. Members keep returning with short cash",
    department: "lending desk: tag umbrella, tell member the fee, members come late, close by 6pm",
    nearest: "none",
  };
  const { output } = await written("generate-sop", sop);
  expect(output.sopTemplate).toMatch(/^Procedure: Lending desk\n\nCompany: Umbrella club, Jos\n/);
  expect(output.sopTemplate).toMatch(
    /\nSteps\n1\. Tag umbrella\..*\n2\. Tell member the fee\..*\n3\. Close by 6pm\./,
  );
  expect(output.sopTemplate).not.toMatch(/short cash|come late/);
});

test("what a post asks for fits the kind of trade, and from the second version on the trade", async () => {
  const haircut = { businessType: "barber", targetAudience: "boys" };
  const { output } = await marketing("haircut for men and boys", haircut);
  expect(output.instagramCaption).toContain("To book or to ask, send us a message.");
  expect(output.instagramCaption.match(/#\w+/g)?.length).toBeLessThanOrEqual(4);
  const { output: second } = await marketing("haircut for men and boys", { ...haircut, version: 2 });
  const { around } = await pieceOf("trades", "barber");
  expect(second.instagramCaption.startsWith(`${around?.openings[0]}\n\n`)).toBe(true);
  expect(second.instagramCaption).toContain(`\n\n${around?.acts[0]}\n\n`);
});

test("names for Muslims have none for Christians, and elsewhere none in languages of Nigeria", async () => {
  const found = async (businessDescription: string) =>
    (await written("generate-business-names", { businessDescription })).output.names;
  for (const { why } of await found("muslim women sew abaya and hijab")) expect(why).not.toMatch(/Christian/);
  for (const { why } of await found("spare parts shop in Kampala Uganda"))
    expect(why).not.toMatch(/^(?:Yoruba|Igbo|Hausa)/);
});
