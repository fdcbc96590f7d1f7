import type { CourseContent } from "../course-content.ts";
import { promptsThatRepeat } from "./01-prompts-that-repeat.ts";
import { factsForTheAssistant } from "./02-facts-for-the-assistant.ts";
import { whatNotToGive } from "./03-what-not-to-give.ts";
import { everydayWriting } from "./04-everyday-writing.ts";
import { readingDocuments } from "./05-reading-documents.ts";
import { connectToWhatsapp } from "./06-connect-to-whatsapp.ts";
import { testBeforeCustomers } from "./07-test-before-customers.ts";
import { costAndSaving } from "./08-cost-and-saving.ts";

export const aiIntegration: CourseContent = {
  path: "ai-integration",
  tier: "pro",
  category: "technology",
  modules: [
    promptsThatRepeat,
    factsForTheAssistant,
    whatNotToGive,
    everydayWriting,
    readingDocuments,
    connectToWhatsapp,
    testBeforeCustomers,
    costAndSaving,
  ],
};
