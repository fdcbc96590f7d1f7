/**
 * Runs `npm run admin` in this process for several lists of arguments one after another, and writes the results as
 * JSON.
 */
export interface AdminCall {
  code: number;
  output: string;
  complaint: string;
}

class Exit extends Error {}

const calls: AdminCall[] = [];
const write = console.log;
const lists: string[][] = JSON.parse(process.argv[2] ?? "[]");
for (const [at, words] of lists.entries()) {
  const call: AdminCall = { code: 0, output: "", complaint: "" };
  process.argv = [process.argv[0] ?? "", "server/admin.ts", ...words];
  process.exitCode = 0;
  console.log = (text: string) => {
    call.output += `${text}\n`;
  };
  console.error = (text: string) => {
    call.complaint += `${text}\n`;
  };
  process.exit = (code) => {
    process.exitCode = code ?? 0;
    throw new Exit();
  };
  try {
    // A different query each time: the command runs when it is imported.
    await import(`../../server/admin.ts?${at}`);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  calls.push({ ...call, code: Number(process.exitCode) });
}
process.exitCode = 0;
write(JSON.stringify(calls));
