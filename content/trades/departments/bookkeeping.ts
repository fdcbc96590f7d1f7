import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const bookkeeping: Department = {
  id: "bookkeeping",
  name: "bookkeeping and accounts",
  keywords: words(`
    bookkeeping, bookkeeper, accounts, account department, accounts department, accounting, accountant,
    finance, finance department, financial records, invoicing, invoices, receipts, payroll, salaries,
    tax, taxes, audit, expenses, debtors
  `),
  purpose:
    "the owner knows every week what came in, what went out, who owes and what is due to the tax office",
  owner: "accounts officer",
  others: ["cashier", "manager", "outside accountant"],
  tools: [
    "the cash book or accounting application",
    "bank statements",
    "the invoice and receipt books",
    "a file for each month",
    "the calendar of taxes and filings",
  ],
  before: [
    "business and private accounts are separate",
    "yesterday’s closing form has arrived",
    "each expense carries a receipt or voucher",
    "the list of customers who owe is from last week",
  ],
  steps: [
    {
      do: "Collect closing forms, vouchers, invoices and alerts every morning.",
      who: "accounts officer",
      check: "yesterday is complete or missing papers are listed",
      record: "the missing list",
    },
    {
      do: "Enter sales, receipts and expenses with date, name, reason and way of payment.",
      who: "accounts officer",
      check: "each entry leads to a paper",
      record: "the cash book",
    },
    {
      do: "Number the papers and file them by month.",
      who: "accounts officer",
      check: "any paper can be found within a minute",
      record: "the month’s file",
    },
    {
      do: "Compare the bank statement with the book every week.",
      who: "accounts officer",
      check: "each unexplained line has a question and a name",
      record: "the bank comparison",
    },
    {
      do: "Send invoices on the day of delivery with the due date and account.",
      who: "accounts officer",
      check: "no delivery is without an invoice",
      record: "the invoice book",
    },
    {
      do: "Remind those who owe before the date, on the date and seven days after.",
      who: "accounts officer",
      check: "each debtor has a last word and a next date",
      record: "the debtors’ list",
    },
    {
      do: "Prepare salaries from the signed attendance, with PAYE and pension where they apply.",
      who: "accounts officer",
      check: "the manager has signed the sheet before payment",
      record: "the payroll sheet",
    },
    {
      do: "Set aside tax and rent from the week’s money.",
      who: "accounts officer",
      check: "the reserve account shows the amount",
      record: "the reserve sheet",
    },
    {
      do: "Give the owner one page on Monday: cash, bank, sales, expenses, owed to us, owed by us.",
      who: "accounts officer",
      check: "the page has been read and signed",
      record: "the weekly page",
    },
    {
      do: "Close the month by the fifth: stock count, bank, debtors, creditors, profit.",
      who: "accounts officer",
      check: "the outside accountant can read it without a call",
      record: "the month’s report",
    },
    {
      do: "File taxes and returns before their dates and keep the receipts.",
      who: "accounts officer",
      check: "the receipt is in the tax file",
      record: "the tax file",
    },
  ],
  qualityChecks: [
    "book and bank agree or the difference is named",
    "private spending is not among expenses",
    "invoices carry numbers without gaps",
    "salaries were paid on signed attendance",
    "backups of the book exist in a second place",
  ],
  records: [
    "the cash book and bank comparison",
    "invoices and receipts by number",
    "payroll sheets",
    "tax receipts and returns",
    "the weekly page",
  ],
  whenWrong: [
    {
      problem: "a receipt is missing",
      do: "Ask within two days, use a signed voucher with seller and phone number, and note who spent it.",
    },
    {
      problem: "an alert cannot be explained",
      do: "Put it under unknown receipts, ask sales the same day and never count it as income before a name is found.",
    },
    {
      problem: "a customer does not pay after three reminders",
      do: "Stop new supply, let the owner call, and agree on parts in writing.",
    },
    {
      problem: "the owner took money from the till",
      do: "Write it as the owner’s drawing on the same day, with the amount.",
    },
    {
      problem: "a tax letter arrives",
      do: "Note the date, inform the owner, bring the file to the accountant and answer in writing before the deadline.",
    },
  ],
  measures: [
    "days until the month is closed",
    "money owed to us older than thirty days",
    "unexplained bank lines",
    "entries without paper",
  ],
  review: "twice a year with the outside accountant, and when a tax rule changes",
};
