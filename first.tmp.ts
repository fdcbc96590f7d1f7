import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { askBot } from "#app/playground/playground.server.ts";
const signal = new AbortController().signal;
const out = [];
for (const file of readdirSync("/work/exam").filter((f) => /^bots-.*\.json$/.test(f) && !/answers/.test(f)).sort()) {
  const data = JSON.parse(readFileSync(`/work/exam/${file}`, "utf8"));
  const talks = Array.isArray(data) ? data : (data.talks ?? data);
  for (const talk of talks) {
    const botType = talk.botType ?? talk.bot ?? talk.personality ?? file.replace(/^bots-|\.json$/g, "").replace("-", "_");
    const turns = [];
    for (const turn of talk.turns) {
      let reply;
      try { reply = (await askBot({ botType, userMessage: turn.say, sessionId: `exam-${file}-${talk.id}` }, { visitor: "exam", signal }, [])).botResponse; }
      catch (error) { reply = `ERROR ${error}`; }
      turns.push({ ...turn, reply });
    }
    out.push({ ...talk, id: talk.id, file, botType, turns });
  }
}
writeFileSync(process.argv[2], `${JSON.stringify(out, null, 1)}\n`);
console.log(out.length, "talks", out.flatMap((t) => t.turns).length, "turns", out.flatMap((t) => t.turns).filter((t) => t.reply.startsWith("ERROR")).length, "errors");
