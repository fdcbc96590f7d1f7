import { eraseOldConversations } from "#app/concierge/conversations.server.ts";
import { eraseOldApplications } from "#app/recruitment/apply/retention.server.ts";
import { clearMedia } from "#app/recruitment/upload/media-clearing.server.ts";
import { eraseRemovedParts } from "#app/school/editor/removed-parts.server.ts";
import { nightlyBackup } from "./backup/nightly.ts";
import type { Config } from "./platform/config.ts";
import type { Job } from "./platform/jobs.ts";

const hour = 60 * 60 * 1000;

/** Every job of the site. */
export const jobs = (config: Pick<Config, "APPLICATION_MONTHS" | "BACKUP_HOUR">): readonly Job[] => [
  { name: "erase-old-applications", every: hour, run: () => eraseOldApplications(config.APPLICATION_MONTHS) },
  { name: "erase-old-conversations", every: hour, run: () => eraseOldConversations() },
  { name: "erase-removed-course-parts", every: hour, run: () => eraseRemovedParts() },
  { name: "clear-media", every: hour, run: () => clearMedia() },
  nightlyBackup(config),
];
