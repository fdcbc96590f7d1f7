import { readFileSync } from "node:fs";
import { reply } from "#app/playground/engine/reply.ts";
import { newChat, remember } from "#app/playground/engine/shop.ts";
import { readSentences } from "#app/playground/kinds/kinds.server.ts";
const only = process.argv[3];
let bad=0,n=0;
for (const talk of JSON.parse(readFileSync(process.argv[2],"utf8"))) {
  if (only && talk.id!==only) continue;
  const chat=newChat(); console.log(`\n== ${talk.id} (${talk.bot})`);
  for (const {say,has=[],not=[]} of talk.turns) {
    const sentences=await readSentences(say);
    const bot=reply(chat,{botType:talk.bot,userMessage:say,sentences,seed:talk.id});
    remember(chat,{user:say,bot});
    const ok=has.every((h:string)=>bot.toLowerCase().includes(h.toLowerCase()))&&!not.some((h:string)=>bot.toLowerCase().includes(h.toLowerCase()));
    n++; if(!ok)bad++;
    console.log(`> ${say}\n${ok?"  ":"X "}${bot.replace(/\n/g,"\n  ")}    [${sentences.map(s=>s.likely.slice(0,2).map(l=>l.id+" "+l.chance.toFixed(2)).join(",")).join(" | ")}]`);
  }
}
console.log(n-bad,"of",n);
