import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const it: Department = {
  id: "it",
  name: "IT, accounts and passwords",
  keywords: words(`
    it department, ict, it support, computers, computer, passwords, password, internet, network,
    systems, system admin, data, backup, backups, email accounts, software, website management,
    cyber security, devices, tech team
  `),
  purpose:
    "only the right people can enter the accounts, work is saved twice, and a lost phone does not stop the business",
  owner: "IT officer",
  others: ["owner", "head of each unit", "outside technician"],
  tools: [
    "the list of accounts, devices and numbers",
    "a password manager",
    "an authenticator on two devices",
    "a backup disk and a cloud folder",
    "the help list with numbers",
  ],
  before: [
    "each account belongs to a business e-mail or number",
    "the owner holds the last key to bank, domain and pages",
    "two people can recover each important account",
    "devices carry a label and a screen lock",
  ],
  steps: [
    {
      do: "Write each account with purpose, owner, recovery number and who may enter.",
      who: "IT officer",
      check: "nothing in use is missing from the list",
      record: "the account list",
    },
    {
      do: "Give each person an own access with the least that the work needs.",
      who: "IT officer",
      check: "no password is shared in a chat",
      record: "the access list",
    },
    {
      do: "Set long passwords in the manager and a second step on bank, mail, WhatsApp and pages.",
      who: "IT officer",
      check: "a test from a strange device asks for the second step",
      record: "the account list",
    },
    {
      do: "Set the PIN of WhatsApp two-step verification and its recovery mail.",
      who: "IT officer",
      check: "the owner has tested recovery",
      record: "the account list",
    },
    {
      do: "Update phones, computers and the website on a fixed day.",
      who: "IT officer",
      check: "versions and date are written",
      record: "the device list",
    },
    {
      do: "Save the day’s work to the cloud and the week’s to the disk that lies elsewhere.",
      who: "IT officer",
      check: "a file from yesterday opens from both",
      record: "the backup sheet",
    },
    {
      do: "Restore one file each month as a test.",
      who: "IT officer",
      check: "the restored file is complete",
      record: "the backup sheet",
    },
    {
      do: "Teach staff one trick of fraudsters each month with a real example.",
      who: "IT officer",
      check: "each has said what to do",
      record: "the training sheet",
    },
    {
      do: "Take requests and faults by number, with urgency and a promised hour.",
      who: "IT officer",
      check: "no fault is without a name and an hour",
      record: "the fault list",
    },
    {
      do: "Remove a leaver’s access on the last day, and take back devices and lines.",
      who: "IT officer",
      check: "the leaver’s names no longer open anything",
      record: "the exit sheet",
    },
    {
      do: "Ask the owner before buying, installing or giving data to any new system.",
      who: "IT officer",
      check: "the yes says which data and why",
      record: "the systems list",
    },
  ],
  qualityChecks: [
    "second step is on for money, mail and pages",
    "a backup was restored this month",
    "former staff have no access",
    "customers’ data is seen only by those who need it",
    "the domain and the SIM cards are paid and in the business’s name",
  ],
  records: [
    "account, access and device lists",
    "the backup sheet with restore tests",
    "the fault list",
    "agreements with outside technicians",
  ],
  whenWrong: [
    {
      problem: "a phone with business WhatsApp is lost",
      do: "Block the SIM, log the number in on the reserve phone, end other sessions, inform customers and change passwords.",
    },
    {
      problem: "somebody sends the code from a message to a stranger",
      do: "Log in again at once, remove unknown devices, change the PIN and warn the contacts.",
    },
    {
      problem: "a computer shows a ransom message",
      do: "Pull the network, do not pay or restart, call the technician and restore from the backup.",
    },
    {
      problem: "internet is down",
      do: "Use the second network, work from the paper form and enter it later.",
    },
    {
      problem: "customer data has gone to the wrong person",
      do: "Ask for deletion, write what happened, inform the owner at once and ask whether the data protection commission and the customers must be told.",
    },
  ],
  measures: [
    "faults solved within the promised hour",
    "restores that worked",
    "accounts without a second step",
    "hours in which work stood still",
  ],
  review: "every three months, and on the day a person leaves",
};
