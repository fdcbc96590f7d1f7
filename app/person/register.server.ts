import { inArray, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { PersonTable } from "#content/person.ts";
import { account, session, user, userProfiles, verification } from "#db/schema/accounts.ts";
import { leadAlerts } from "#db/schema/alerts.ts";
import {
  applicationHistory,
  applicationScores,
  recruitmentApplications,
  recruitmentMedia,
} from "#db/schema/applications.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { certificates, lessonProgress, quizAttempts, tierGrants } from "#db/schema/courses.ts";
import { leadHistory, leads } from "#db/schema/inbox.ts";
import type * as schema from "#db/schema/index.ts";
import { appointmentKeys, appointments, contactSubmissions } from "#db/schema/leads.ts";
import { signInDevices } from "#db/schema/limits.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { passkey, twoFactor, usedCodes } from "#db/schema/second-factor.ts";
import { staffChanges } from "#db/schema/staff.ts";
import { bookLinks } from "#db/schema/store.ts";
import { writerChanges } from "#db/schema/writer.ts";
import { db } from "#server/platform/database.ts";
import type { PersonKeys } from "./person-keys.server.ts";
import { linksOf, memberOf, ofAccount, ofApplication, ofLead } from "./rows-of.server.ts";

/** What is done with the rows of a person who is erased. */
type Erasing =
  /** The rows are deleted. */
  | "deleted"
  /** They are deleted with another row, by a foreign key that cascades. */
  | "cascades"
  /** Only what names the person is taken out (erase.server.ts). */
  | "emptied";

/** A table with rows of people. */
export interface PersonPlace {
  table: PgTable;
  /** Its title on the screen; null for what is of use to nobody, such as hashes: it is erased and not shown. */
  shown: PersonTable | null;
  /** The rows of a person. */
  where: (keys: PersonKeys) => SQL | undefined;
  /** Columns that are not shown: keys, hashes, secrets, and who of the staff did something. */
  hidden?: readonly string[];
  erasing: Erasing;
}

type Tables = {
  [Name in keyof typeof schema as (typeof schema)[Name] extends PgTable
    ? Name
    : never]: (typeof schema)[Name];
};

const nobody = null;

/**
 * Every table of the site: where the rows of a person are, or that it has none. A new table does not compile until it
 * is named here, so that it is exported and erased with the rest. A column that points to staff only counts as none.
 */
export const personRegister: Readonly<Record<keyof Tables, PersonPlace | null>> = {
  leads: {
    table: leads,
    shown: "leads",
    where: ofLead(leads.id),
    hidden: [
      "searched",
      "submission_key",
      "person",
      "owner",
      "submission_id",
      "enrollment_id",
      "application_id",
      "conversation_id",
      "erased_at",
    ],
    erasing: "emptied",
  },
  leadHistory: {
    table: leadHistory,
    shown: "notes",
    where: ofLead(leadHistory.lead_id),
    hidden: ["lead_id", "batch", "by", "was_answered"],
    erasing: "deleted",
  },
  leadAlerts: { table: leadAlerts, shown: null, where: ofLead(leadAlerts.lead_id), erasing: "deleted" },
  bookLinks: { table: bookLinks, shown: null, where: ofLead(bookLinks.lead_id), erasing: "deleted" },
  contactSubmissions: {
    table: contactSubmissions,
    shown: "messages",
    where: ({ submissions }) => inArray(contactSubmissions.id, submissions),
    hidden: ["submission_key"],
    erasing: "deleted",
  },
  appointments: {
    table: appointments,
    shown: "appointments",
    where: ({ submissions }) => inArray(appointments.submission_id, submissions),
    hidden: ["submission_id"],
    erasing: "cascades",
  },
  appointmentKeys: {
    table: appointmentKeys,
    shown: null,
    where: ({ submissions }) =>
      inArray(
        appointmentKeys.appointment_id,
        db()
          .select({ id: appointments.id })
          .from(appointments)
          .where(inArray(appointments.submission_id, submissions)),
      ),
    erasing: "cascades",
  },
  courseEnrollments: {
    table: courseEnrollments,
    shown: "enrollments",
    where: ({ enrollments }) => inArray(courseEnrollments.id, enrollments),
    hidden: ["submission_key", "user_id", "status_changed_by"],
    erasing: "deleted",
  },
  conciergeExchanges: {
    table: conciergeExchanges,
    shown: "chats",
    where: ({ conversations }) => inArray(conciergeExchanges.conversation_id, conversations),
    hidden: ["conversation_id"],
    erasing: "deleted",
  },
  recruitmentApplications: {
    table: recruitmentApplications,
    shown: "applications",
    where: ofApplication(recruitmentApplications.id),
    hidden: ["submission_key", "private_key", "searched"],
    erasing: "deleted",
  },
  recruitmentMedia: {
    table: recruitmentMedia,
    shown: "recordings",
    where: ofApplication(recruitmentMedia.application_id),
    hidden: ["application_id", "visitor", "scanned_at", "threat"],
    erasing: "emptied",
  },
  applicationScores: {
    table: applicationScores,
    shown: "marks",
    where: ofApplication(applicationScores.application_id),
    hidden: ["application_id", "reviewer"],
    erasing: "cascades",
  },
  applicationHistory: {
    table: applicationHistory,
    shown: "reviews",
    where: ofApplication(applicationHistory.application_id),
    hidden: ["application_id", "by", "was_since"],
    erasing: "cascades",
  },
  user: { table: user, shown: "account", where: ofAccount(user.id), hidden: ["image"], erasing: "deleted" },
  userProfiles: {
    table: userProfiles,
    shown: null,
    where: ofAccount(userProfiles.id),
    erasing: "cascades",
  },
  session: {
    table: session,
    shown: "sessions",
    where: ofAccount(session.userId),
    hidden: ["id", "token", "userId"],
    erasing: "cascades",
  },
  account: { table: account, shown: null, where: ofAccount(account.userId), erasing: "cascades" },
  twoFactor: { table: twoFactor, shown: null, where: ofAccount(twoFactor.userId), erasing: "cascades" },
  passkey: {
    table: passkey,
    shown: "passkeys",
    where: ofAccount(passkey.userId),
    hidden: ["id", "publicKey", "userId", "credentialID", "counter", "aaguid"],
    erasing: "cascades",
  },
  usedCodes: { table: usedCodes, shown: null, where: ofAccount(usedCodes.user_id), erasing: "cascades" },
  signInDevices: {
    table: signInDevices,
    shown: null,
    where: ofAccount(signInDevices.user_id),
    erasing: "cascades",
  },
  verification: {
    table: verification,
    shown: "links",
    where: linksOf,
    hidden: ["id", "identifier", "value"],
    erasing: "deleted",
  },
  lessonProgress: {
    table: lessonProgress,
    shown: "progress",
    where: ofAccount(lessonProgress.user_id),
    hidden: ["user_id"],
    erasing: "cascades",
  },
  quizAttempts: {
    table: quizAttempts,
    shown: "quizzes",
    where: ofAccount(quizAttempts.user_id),
    hidden: ["user_id", "submission_key"],
    erasing: "cascades",
  },
  certificates: {
    table: certificates,
    shown: "certificates",
    where: ofAccount(certificates.user_id),
    hidden: ["user_id"],
    erasing: "cascades",
  },
  tierGrants: {
    table: tierGrants,
    shown: "tiers",
    where: ofAccount(tierGrants.user_id),
    hidden: ["user_id", "granted_by", "enrollment_id"],
    erasing: "cascades",
  },
  // Of somebody who worked here before.
  staffChanges: {
    table: staffChanges,
    shown: "staff",
    where: memberOf(staffChanges.account_email, staffChanges.by_email),
    erasing: "deleted",
  },
  writerChanges: {
    table: writerChanges,
    shown: null,
    where: memberOf(writerChanges.by_email),
    erasing: "deleted",
  },
  // Staff only.
  alertSettings: nobody,
  alertTargets: nobody,
  // Nothing in these says who somebody is.
  narrowedDays: nobody,
  pageCounts: nobody,
  pageReturns: nobody,
  scrollCounts: nobody,
  sourceCounts: nobody,
  visitBrowsers: nobody,
  visitReturns: nobody,
  visitSessions: nobody,
  visitWords: nobody,
  visitorCounts: nobody,
  visits: nobody,
  visitsLeftOut: nobody,
  demoUserSessions: nobody,
  materialDownloads: nobody,
  withdrawnApplications: nobody,
  rateLimits: nobody,
  signInFailures: nobody,
  erasures: nobody,
  erasedMarks: nobody,
  // The site's own.
  closedDays: nobody,
  openingHours: nobody,
  siteSecrets: nobody,
  backupRuns: nobody,
  checkStates: nobody,
  courseLessons: nobody,
  courseModules: nobody,
  coursePictures: nobody,
  courses: nobody,
  errorCounts: nobody,
  jobRuns: nobody,
  modelTokens: nobody,
  quizQuestions: nobody,
  // Parts of a course, for a day, with the progress in them by the number of an account.
  removedParts: nobody,
  retentionSettings: nobody,
  seededCourses: nobody,
  videoCourses: nobody,
  writerSettings: nobody,
};

/** The tables with rows of people, in the order in which they are shown. */
export const personPlaces: readonly PersonPlace[] = Object.values(personRegister).flatMap(
  (place) => place ?? [],
);
