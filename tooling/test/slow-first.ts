import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take 8 s and more, many of them waiting for processes that they start. */
const slow =
  /(process|processes|supervisor|crash|backup|backups|nightly|embedded-postgres|cut-connection|crawl|-thousand|failed-start|killed-alerts|fuzz|roles|yemi-lies|worksheets)(\.(request|full))?\.test\.ts$/;

/** Starts the slowest files first, so that no worker is left alone with one at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) => Number(slow.test(other.moduleId)) - Number(slow.test(one.moduleId)),
    );
  }
}
