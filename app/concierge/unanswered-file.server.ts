import { conversationsTexts } from "#content/conversations.ts";
import { csvFile, csvMoment } from "#server/platform/csv.ts";
import { listUnansweredQuestions } from "./conversations.server.ts";

/** The unanswered questions as a file for a spreadsheet. Personal data: for admins only. */
export async function unansweredFile(now = new Date()): Promise<{ file: string; name: string }> {
  const { file: texts } = conversationsTexts;
  const file = csvFile(
    [
      { heading: texts.when, of: ({ created_at }) => csvMoment(created_at) },
      { heading: texts.question, of: ({ question }) => question },
      { heading: texts.page, of: ({ page }) => page },
      { heading: texts.answer, of: ({ answer }) => answer },
      { heading: texts.handled, of: ({ handled_at }) => handled_at && csvMoment(handled_at) },
      // The start of the id shows which questions belong together.
      { heading: texts.conversation, of: ({ conversation_id }) => conversation_id.slice(0, 8) },
    ],
    await listUnansweredQuestions(),
  );
  return { file, name: texts.name(csvMoment(now).slice(0, 10)) };
}
