import { houseVoice } from "./house-voice.ts";
import { mendAnswer } from "./mend-answer.ts";
import { promptBuilder } from "./prompt-builder.ts";
import { promptLibrary } from "./prompt-library.ts";
import { promptTest } from "./prompt-test.ts";
import { promptsToCopy } from "./prompts-to-copy.ts";
import { staffPractice } from "./staff-practice.ts";

export const promptWorksheets = [
  promptBuilder,
  promptsToCopy,
  promptLibrary,
  mendAnswer,
  promptTest,
  houseVoice,
  staffPractice,
];
