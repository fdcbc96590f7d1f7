import { BaseSequencer, type TestSpecification } from "vitest/node";

const endsWith = (names: string) => new RegExp(`(${names})(\\.(request|server|full))?\\.test\\.ts$`);

/** Files that start processes and mostly wait for them. */
const waiting = endsWith(
  "process|processes|supervisor|crash|backup|backups|nightly|embedded-postgres|cut-connection|failed-start|killed-alerts|migrating-together|server/admin|doctor|jobs|demo|deploy",
);

/** Files that have the processor for several seconds. */
const working = endsWith(
  "crawl|-thousand|fuzz|roles|yemi-lies|worksheets|hostile-forms|media|prices|library|reply|courses|refuse|storage|any-input|bot-demo|tools|concierge|harm-lessons",
);

/** Starts the slowest files first, so that no worker is left alone with one at the end; one waits while another works. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = sorted.filter(({ moduleId }) => waiting.test(moduleId));
    const works = sorted.filter(({ moduleId }) => working.test(moduleId) && !waiting.test(moduleId));
    const slow = Array.from({ length: Math.max(waits.length, works.length) }, (_, at) => [
      ...waits.slice(at, at + 1),
      ...works.slice(at, at + 1),
    ]).flat();
    return [...slow, ...sorted.filter((file) => !slow.includes(file))];
  }
}
