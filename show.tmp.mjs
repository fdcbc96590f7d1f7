import { readFileSync } from "node:fs";
const all=JSON.parse(readFileSync(process.argv[2])); const only=process.argv[3];
for(const t of all.filter(t=>!only||t.botType===only)){console.log(`\n## ${t.botType} ${t.id}`);t.turns.forEach((u,i)=>console.log(`${i+1}> ${u.say}\n   EXPECT ${typeof u.expect==="string"?u.expect:JSON.stringify(u.expect)}\n   BOT ${u.reply.replace(/\n/g," / ")}`));}
