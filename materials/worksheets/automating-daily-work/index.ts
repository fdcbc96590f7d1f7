import { builderBrief } from "./builder-brief.ts";
import { formQuestions } from "./form-questions.ts";
import { messageTexts } from "./message-texts.ts";
import { payback } from "./payback.ts";
import { reminders } from "./reminders.ts";
import { taskTimes } from "./task-times.ts";
import { testFirst } from "./test-first.ts";
import { workflowSheet } from "./workflow-sheet.ts";

export const automationWorksheets = [
  taskTimes,
  workflowSheet,
  messageTexts,
  reminders,
  formQuestions,
  payback,
  builderBrief,
  testFirst,
];
