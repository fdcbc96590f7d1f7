import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take 15 to 30 s, mostly waiting for processes that they start. */
const slow =
  /(process|processes|supervisor|crash|embedded-postgres|cut-connection|crawl|twenty-thousand)\.(request\.)?test\.ts$/;

/** Starts the slowest files first, so that no worker is left alone with one at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) => Number(slow.test(other.moduleId)) - Number(slow.test(one.moduleId)),
    );
  }
}
