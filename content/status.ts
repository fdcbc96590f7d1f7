/** The Status screen of the back office, and the mails about it. */

import { momentWords } from "./day-words.ts";

export const statusTexts = {
  heading: "Status",
  text: "What the site needs, checked as this page opens.",
  mailed: "You get a mail when one of these stops working, and when it works again.",
  notMailed:
    "No mail can leave the site, so none tells you when one of these stops working: look here now and then.",
  /** Screens that the sentences name. */
  links: { Mails: "/admin-dashboard/mails", Writer: "/admin-dashboard/writer" },
  states: { ok: "Fine", note: "Look at this", off: "Not used", failing: "Not working" },
  todo: "What to do:",
  checks: {
    database: {
      label: "Database",
      ok: (ms: number) => `It answers in ${ms} ms.`,
      failing: "It does not answer. Pages can be read, but nothing can be saved.",
      todo: "Wait two minutes: a short fault clears by itself. Then ask whoever set up the site to restart it and, if the database is apart from it, to see whether that runs and its address is right (DATABASE_URL).",
    },
    storage: {
      label: "Storage of recordings",
      ok: "A file was written, read and removed.",
      failing: "Applicants cannot send recordings. They can apply without one.",
      todo: "Ask whoever set up the site: with a bucket, to check its address, its keys and the bill of its provider (S3_ENDPOINT); with a folder, whether the site may write to it (DATA_DIR/uploads).",
    },
    scanner: {
      label: "Virus scanner",
      ok: "It answers. Recordings and pictures are scanned before anybody can open them.",
      off: "None is set. Recordings are checked by their type and play in the browser only. Whoever set up the site can add one (CLAMD_HOST in docs/deploying.md).",
      failing: "It does not answer. Recordings that it has not seen cannot be opened.",
      todo: "Ask whoever set up the site to start the scanner (clamd) again and to check its address (CLAMD_HOST). It then takes up to a minute to load its list of viruses.",
    },
    disk: {
      label: "Disk space",
      free: (free: string, all: string) => `${free} of ${all} are free.`,
      todo: "Ask whoever set up the site to free some space or to rent a larger disk. Below 1 GB no recordings are accepted; at 0 nothing can be saved. Move old backups and logs first.",
    },
    mail: {
      label: "Mail",
      ok: "The mail server accepts mails.",
      off: "No mail server is set, so mails wait under Mails for you to pass on.",
      failing: "The mail server refuses mails. They wait under Mails.",
      waiting: (count: number) =>
        count === 1 ? "1 mail waits under Mails." : `${count} mails wait under Mails.`,
      pass: "Pass on each mail that waits under Mails.",
      set: "So that the site sends them itself, ask whoever set it up to enter a mail server (SMTP_URL, see docs/deploying.md).",
      todo: "Ask whoever set up the site to check the mail server’s name, password and port (SMTP_URL, see docs/deploying.md). Pass on the mails that wait under Mails.",
    },
    connections: {
      label: "Connections to other machines",
      ok: "All of them are encrypted, and certificates are checked.",
      private: (hosts: string) =>
        `What goes to ${hosts} need not be encrypted, because the settings say that the network between is yours alone (PRIVATE_HOSTS). Everything else is encrypted.`,
      todo: "If others can reach that network, ask whoever set up the site to encrypt these connections and to remove the names (PRIVATE_HOSTS).",
    },
    model: {
      label: "AI model",
      ok: "It answered the last call.",
      off: "No model is set: the built-in engine writes.",
      failing: "The last calls failed, so the built-in engine writes. Visitors still get an answer.",
      todo: "Open Writer: it shows the last failure and what to do, and lets you test the model.",
    },
    backup: {
      label: "Backup",
      ok: (made: Date) => `The newest is from ${momentWords(made)}.`,
      none: "None has been made yet. The first is made within minutes of the first start.",
      old: (made: Date) => `The newest is from ${momentWords(made)}, although one is due each night.`,
      failing: "The last one could not be made.",
      todo: "Ask whoever set up the site to look at what is wrong (npm run doctor on its machine) and then to make a backup (npm run backup).",
      /** @param folder where they are on the machine of the site */
      where: (folder: string) =>
        `Backups are in the folder ${folder} on the machine of the site, the newest seven nights of them. Ask whoever set up the site to copy the newest file to another machine or a USB stick every week: a machine that breaks takes its backups with it.`,
      /** The command is between the two. */
      restore: [
        "Whoever set up the site can also bring a backup back, with",
        "npm run restore -- <file>",
        "(docs/operations.md has every step).",
      ],
    },
    drill: {
      label: "Trial restore",
      ok: (tried: Date) => `A backup was restored and compared on ${momentWords(tried)}.`,
      none: "None has been tried yet. The first follows the first backup.",
      old: (tried: Date) => `The last was on ${momentWords(tried)}, although one is due each week.`,
      failing: "The newest backup could not be restored, so do not rely on it.",
      todo: "Ask whoever set up the site to make a new backup (npm run backup) and to try it (npm run backup -- --drill). Keep older backups until one can be restored.",
    },
    jobs: {
      label: "Jobs",
      ok: "All ran as planned.",
      none: "None has run yet. They begin soon after the start.",
      failing: (names: string) => `Failed or overdue: ${names}.`,
      todo: "Each is tried again by itself. When one still fails after an hour, look for ‘a job failed’ in the log and send that line to your engineer.",
    },
    errors: {
      label: "Errors",
      ok: "None in the last 24 hours.",
      some: (count: number) => (count === 1 ? "1 in the last 24 hours." : `${count} in the last 24 hours.`),
      many: { failing: "The site has many errors.", well: "The site has few errors again." },
      todo: "One now and then does no harm. If the same kind comes back every hour, send its name to your engineer.",
    },
    details: {
      label: "Your details",
      ok: "The WhatsApp lines, people, registration and terms are your own.",
      lines: (names: string) =>
        `Leads reach nobody: the WhatsApp number the site came with is still in use for ${names}.`,
      setLines: (variables: string) =>
        `Ask whoever set up the site to enter your own WhatsApp numbers (${variables}, see docs/rebranding.md) and to restart it.`,
      missing: (names: string) => `Buyers want to know who you are. Not filled in: ${names}.`,
      todo: "Ask whoever set up the site to look at it (docs/rebranding.md).",
      setMissing: (variables: string) =>
        `Ask whoever set up the site to fill them in (${variables}, see docs/rebranding.md). Until then the site leaves these parts out.`,
      /** What each variable and list of content/trust.ts holds. */
      names: {
        SITE_WHATSAPP_SALES: "sales and the school",
        SITE_WHATSAPP_CONCIERGE: "the assistant",
        SITE_WHATSAPP_RECRUITMENT: "recruitment",
        SITE_ADDRESS: "your street address",
        SITE_CAC_NUMBER: "your CAC number",
        SITE_FOUNDED: "the year your business began",
        SITE_TERMS_AGREED: "your yes to the terms on ‘How we work’",
        SITE_COSTS_CHECKED: "the month in which you checked the costs",
        "people in content/trust.ts": "the people behind the business",
        "work in content/trust.ts": "work you may show",
        "press in content/trust.ts": "what the press wrote",
        "ownFigures in content/trust.ts": "figures of your own business",
      } as Readonly<Record<string, string>>,
    },
  },
  /** For a check that itself broke. */
  broken: "It could not be checked.",
  jobs: {
    caption: "When each job ran",
    columns: { name: "Job", ran: "Last run", failed: "Last failure" },
    never: "never",
    names: {
      "clear-empty-media": "Delete uploads that never began",
      "scan-media": "Scan recordings for viruses",
      "clear-media": "Delete recordings without an application",
      "erase-old-alerts": "Delete old alerts",
      "send-week-mail": "Mail the figures of the week on Mondays",
      "keep-visit-months": "Delete visits after 400 days, and make room for the next",
      "store-common-filters": "Read the figures through each filter, so that they open at once",
      "erase-old-applications": "Delete rejected applications after their time",
      "erase-old-conversations": "Delete old chats",
      "erase-old-leads": "Delete old leads",
      "erase-old-mails": "Delete old mails that were not sent",
      "keep-erased-list": "Keep the list of who was erased",
      "erase-old-limits": "Delete old counts of the limits",
      "erase-old-links": "Delete links that have run out",
      "erase-old-sessions": "Delete sign-ins that have ended",
      "erase-old-staff-records": "Delete used codes and changes of staff after two years",
      "erase-removed-course-parts": "Delete removed lessons after a day",
      "nightly-backup": "Make the nightly backup",
      "save-error-counts": "Save the counts of errors",
      "send-alerts": "Send alerts again that could not be sent",
      "remind-of-calls": "Remind visitors and admins of calls",
      "tell-learners": "Tell learners that their courses are open",
      "send-morning-mail": "Mail what came yesterday",
      "watch-status": "Check this page and mail you",
    } as Readonly<Record<string, string>>,
  },
  errors: {
    caption: "Errors of the last 24 hours",
    columns: { kind: "Kind", count: "How often", last: "Last seen" },
    note: "Saved once a minute by each process. Nothing that anybody typed is in it.",
  },
  about: {
    caption: "This process",
    version: "Version",
    uptime: "Running for",
    node: "Node.js",
    memory: "Memory",
  },
} as const;

export const statusMails = {
  subject: (site: string, failing: number) =>
    failing ? `${site}: something needs you` : `${site}: all is well again`,
  broken: (label: string) => `${label} is not working.`,
  failing: (said: string, fact: string, todo: string) => `${said}\n${fact}\nWhat to do: ${todo}`,
  well: (label: string) => `${label} works again.`,
  end: (address: string) => `All checks: ${address}/admin-dashboard/status`,
} as const;
