import { alertTexts } from "./alerts.ts";
import { appointmentsTexts, hoursTexts } from "./appointments-list.ts";
import { dashboardTexts } from "./back-office.ts";
import { figuresTexts } from "./figures.ts";
import { inboxTexts } from "./inbox.ts";
import { ownAccountTexts } from "./own-account.ts";
import { personTexts } from "./person.ts";
import { retentionTexts } from "./retention.ts";
import { writerTexts } from "./writer.ts";

/** What waits for the owner, with the words after each figure. */
export const waitingWords = {
  toAnswer: dashboardTexts.toAnswer,
  calls: "today",
  leads: dashboardTexts.newLeads,
  conversations: dashboardTexts.unansweredConversations,
  applications: dashboardTexts.pendingApplications,
  enrollments: "new or to be let in",
  mails: "not sent",
  alerts: "not sent",
} as const;

export type WaitingName = keyof typeof waitingWords;

/** A screen of the back office. */
export interface Section {
  readonly path: string;
  readonly label: string;
  readonly waiting?: WaitingName;
  /** What can be set or read there, by the words that somebody may search for. */
  readonly finds: readonly string[];
}

interface SectionGroup {
  readonly heading: string;
  readonly sections: readonly Section[];
}

/** Every screen of the back office, as its navigation groups them. */
export const sectionGroups: readonly SectionGroup[] = [
  {
    heading: "People",
    sections: [
      {
        path: inboxTexts.path,
        label: inboxTexts.heading,
        waiting: "toAnswer",
        finds: ["Leads", "Follow-up day", "Overdue leads", "Download leads (CSV)"],
      },
      {
        path: appointmentsTexts.path,
        label: appointmentsTexts.heading,
        waiting: "calls",
        finds: ["Calls of the week", "Move a call", "Cancel a call", "Calendar"],
      },
      {
        path: "/admin-dashboard/leads",
        label: dashboardTexts.leads,
        waiting: "leads",
        finds: ["Contact form messages", "Marketing tool"],
      },
      {
        path: "/admin-dashboard/conversations",
        label: dashboardTexts.conversations,
        waiting: "conversations",
        finds: ["Chats with the assistant", "Unanswered questions (CSV)"],
      },
      {
        path: personTexts.path,
        label: personTexts.heading,
        finds: ["Everything about a person", "Copy of somebody’s data", "Erase somebody"],
      },
      {
        path: "/recruitment/admin",
        label: dashboardTexts.recruitment,
        waiting: "applications",
        finds: ["Applications", "Hide identities", "Scores", "Print applications"],
      },
    ],
  },
  {
    heading: "School",
    sections: [
      {
        path: "/admin-dashboard/enrollments",
        label: dashboardTexts.enrollments,
        waiting: "enrollments",
        finds: ["Paid enrollments", "Open a tier", "Download enrollments (CSV)"],
      },
      {
        path: "/admin-dashboard/learners",
        label: dashboardTexts.learners,
        finds: ["Tiers of learners", "Progress", "Lost phone of a learner"],
      },
      {
        path: "/admin-dashboard/courses",
        label: dashboardTexts.courses,
        finds: ["Lessons", "Modules", "Quiz questions", "Publish a course", "Course cover"],
      },
      { path: "/admin-dashboard/downloads", label: dashboardTexts.downloads, finds: ["Free course files"] },
    ],
  },
  {
    heading: "Site",
    sections: [
      {
        path: "/admin-dashboard",
        label: "Dashboard",
        finds: ["Page views", "Visitors", "Traffic sources", "Clicks"],
      },
      {
        path: figuresTexts.path,
        label: figuresTexts.heading,
        finds: ["Campaigns", "Countries", "Devices", "Won value", "Figures as a file (CSV)"],
      },
      {
        path: alertTexts.path,
        label: alertTexts.heading,
        waiting: "alerts",
        finds: ["Quiet hours", "Morning mail", "Test mail", "Who is told of a lead", "Web push", "Webhook"],
      },
      {
        path: "/admin-dashboard/mails",
        label: dashboardTexts.mails,
        waiting: "mails",
        finds: ["Mails that were not sent"],
      },
      {
        path: hoursTexts.path,
        label: hoursTexts.heading,
        finds: ["Opening hours", "Public holidays", "Closed days"],
      },
      {
        path: retentionTexts.path,
        label: retentionTexts.heading,
        finds: ["How long data is stored", "Erase old leads", "Privacy notice"],
      },
      {
        path: writerTexts.path,
        label: writerTexts.heading,
        finds: ["AI model", "API key", "Monthly budget"],
      },
      {
        path: "/admin-dashboard/status",
        label: dashboardTexts.status,
        finds: ["Backups", "Errors", "Jobs", "Disk space"],
      },
      {
        path: "/admin-dashboard/staff",
        label: dashboardTexts.staff,
        finds: ["Add a recruiter", "Add an admin", "Password link"],
      },
      {
        path: ownAccountTexts.path,
        label: ownAccountTexts.heading,
        finds: ["Your name", "Your email", "Your password", "Devices that are signed in", "Two-step sign-in"],
      },
    ],
  },
];

export const sections: readonly Section[] = sectionGroups.flatMap((group) => group.sections);

/** Texts of the navigation, and of the screen that finds people and settings. */
export const backOffice = {
  label: dashboardTexts.lists,
  menu: "Menu",
  find: {
    path: "/admin-dashboard/find",
    heading: "Find",
    label: "Find a person or a setting",
    placeholder: "Name or phone",
    submit: "Find",
    people: "People",
    accounts: "Accounts",
    places: "Screens and settings",
    leads: (count: number) => (count === 1 ? "1 lead" : `${count} leads`),
    more: "Only the newest are shown. Type more of the name or the number.",
    roles: { admin: "Admin", recruiter: "Recruiter", learner: "Learner" },
    ask: {
      title: "Whom or what do you look for?",
      text: "Part of a name, a phone number, an email address, a reference such as QUO-7K3F9, or the name of a setting.",
    },
    nothing: {
      title: "Nothing found",
      text: "Part of a name, a number, an address, a reference or a setting is enough.",
    },
    unread: { title: "The search failed", text: "Check your connection and try again." },
  },
} as const;
