import { createAccount, listStaff } from "#app/accounts/accounts.server.ts";
import { addApplications } from "./applications.ts";
import { addConversations } from "./conversations.ts";
import { addInbox } from "./inbox.ts";
import { addLeads } from "./leads.ts";
import { learners } from "./learner-texts.ts";
import { addLearners, addLearning } from "./learners.ts";
import { addMails } from "./mails.ts";
import { Clock } from "./moments.ts";
import { fictitiousEmail } from "./people.ts";
import { addEnrollments } from "./school.ts";
import { addDemoSessions, addDownloads } from "./usage.ts";
import { addVisits } from "./visits.ts";

const recruiters = {
  first: { full_name: "Ngozi Okafor", email: "ngozi@mindsync.example" },
  second: { full_name: "Tunde Afolabi", email: "tunde@mindsync.example" },
} as const;

/** The created accounts, all with the given password. */
export interface SampleAccounts {
  recruiters: string[];
  learners: string[];
}

async function addSchool(clock: Clock, adminId: string, password: string): Promise<void> {
  const accounts = await addLearners(clock, password);
  await Promise.all([
    addEnrollments(clock, { adminId, accounts }),
    addLearning(clock, adminId, accounts),
    addMails(clock, password),
  ]);
}

/**
 * Fills the open, empty and migrated database, the store of recordings and the folder of mails with sample data. The
 * admin and the courses of the school must exist already.
 */
export async function fillWithSampleData(password: string): Promise<SampleAccounts> {
  const clock = new Clock(new Date());
  const admin = (await listStaff()).find(({ role }) => role === "admin");
  if (!admin) throw new Error("The sample data needs an admin.");
  const recruiter = (account: (typeof recruiters)[keyof typeof recruiters]) =>
    createAccount({ ...account, role: "recruiter", password });
  const [first, second] = await Promise.all([recruiter(recruiters.first), recruiter(recruiters.second)]);
  await Promise.all([
    addSchool(clock, admin.id, password),
    addApplications(clock, { first: first.id, second: second.id }),
    addLeads(clock),
    addConversations(clock),
    addDownloads(clock),
    addDemoSessions(clock),
    addVisits(clock),
  ]);
  await addInbox(clock, admin.id);
  return {
    recruiters: [first.email, second.email],
    learners: learners.slice(0, 3).map(({ name }) => fictitiousEmail(name)),
  };
}
