import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { answerForm } from "#app/forms/answer-form.server.ts";
import type { FormAnswer } from "#app/forms/use-sent-form.ts";
import { budgetForm, type Trial, writerButton, writerForm } from "./contract.ts";
import { tryWriter } from "./try-writer.server.ts";
import { chooseWriter, removeKey, setBudget } from "./writer.server.ts";

/** What was done, by its word in the address. */
export type WriterNotice = "saved" | "key-removed" | "key-removed-built-in" | "budget-saved";

/** The answer of the screen: to a form that was not saved, or with a trial. */
export interface WriterAnswer {
  form?: "writer" | "budget";
  answer?: Exclude<FormAnswer<WriterNotice>, { kind: "saved" }>;
  trial?: Trial;
}

type Outcome = { notice: WriterNotice } | { status: number; answer: WriterAnswer };

/** Does what a form of the screen says. */
export async function changeWriter(admin: { email: string }, form: FormData): Promise<Outcome> {
  const answered = async <Schema extends z.ZodType>(
    shownAt: "writer" | "budget",
    schema: Schema,
    work: (input: z.output<Schema>) => Promise<WriterNotice>,
  ): Promise<Outcome> => {
    const { status, answer } = await answerForm(parseWithZod(form, { schema }), null, work, ["key"]);
    return answer.kind === "saved"
      ? { notice: answer.receipt }
      : { status, answer: { form: shownAt, answer } };
  };
  switch (form.get("intent")) {
    case "try":
      return { status: 200, answer: { trial: await tryWriter() } };
    case "budget":
      return answered("budget", budgetForm, async ({ dailyTokens }) => {
        await setBudget(admin, dailyTokens);
        return "budget-saved";
      });
    case "remove-key":
      return answered("writer", writerButton, async () =>
        (await removeKey(admin)) ? "key-removed-built-in" : "key-removed",
      );
    default:
      return answered("writer", writerForm, async (input) => {
        await chooseWriter(admin, input);
        return "saved";
      });
  }
}
