/** The Status screen of the back office, and the mails about it. */

import { momentWords } from "./day-words.ts";

export const statusTexts = {
  heading: "Status",
  text: "What the site needs, checked as this page opens. You get a mail when one of these stops working, and when it works again.",
  states: { ok: "Fine", note: "Look at this", off: "Not used", failing: "Not working" },
  todo: "What to do:",
  checks: {
    database: {
      label: "Database",
      ok: (ms: number) => `It answers in ${ms} ms.`,
      failing: "It does not answer. Pages can be read, but nothing can be saved.",
      todo: "Wait two minutes: a short fault clears by itself. Then restart the site. If you run your own database, check that it is running and that DATABASE_URL is right.",
    },
    storage: {
      label: "Storage of recordings",
      ok: "A file was written, read and removed.",
      failing: "Applicants cannot send recordings. They can apply without one.",
      todo: "With a bucket, check S3_ENDPOINT, the keys and the bill of its provider. With a folder, see that the site's user may write to DATA_DIR/uploads.",
    },
    scanner: {
      label: "Virus scanner",
      ok: "It answers. Recordings and pictures are scanned before anybody can open them.",
      off: "None is set (CLAMD_HOST). Recordings are checked by their type and play in the browser only.",
      failing: "It does not answer. Recordings that it has not seen cannot be opened.",
      todo: "Start clamd again, and check CLAMD_HOST. After a restart it takes up to a minute to load its list of viruses.",
    },
    disk: {
      label: "Disk space",
      free: (free: string, all: string) => `${free} of ${all} are free.`,
      todo: "Free some space or rent a larger disk. Below 1 GB no recordings are accepted; at 0 nothing can be saved. Move old backups and logs first.",
    },
    mail: {
      label: "Mail",
      ok: "The mail server accepts mails.",
      off: "No mail server is set, so mails wait under Mails for you to pass on.",
      failing: "The mail server refuses mails. They wait under Mails.",
      waiting: (count: number) =>
        count === 1 ? "1 mail waits under Mails." : `${count} mails wait under Mails.`,
      pass: "Pass on each mail that waits under Mails. Set SMTP_URL, and the site sends them itself.",
      todo: "Check SMTP_URL: name, password and port. Pass on the mails that wait under Mails.",
    },
    connections: {
      label: "Connections to other machines",
      ok: "All of them are encrypted, and certificates are checked.",
      private: (hosts: string) =>
        `What goes to ${hosts} need not be encrypted, because PRIVATE_HOSTS says that the network between is yours alone. Everything else is encrypted.`,
      todo: "If others can reach that network, encrypt these connections and remove the names from PRIVATE_HOSTS.",
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
      todo: "Run npm run doctor on the machine: it says what is wrong. Then make one now with npm run backup.",
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
      todo: "Make a new backup with npm run backup, then try it with npm run backup -- --drill. Keep older backups until one can be restored.",
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
      lines: (names: string) => `Leads reach nobody: the number the site came with is still in ${names}.`,
      setLines: "Set these variables to your own WhatsApp numbers and restart the site.",
      missing: (names: string) => `Buyers want to know who you are. Not filled in: ${names}.`,
      todo: "Fill them in as docs/rebranding.md says. Until then the site leaves these parts out.",
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
