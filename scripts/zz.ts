import { readQuestion } from "../packages/tutor/src/solver/question.ts"; import { solve } from "../packages/tutor/src/solver/solve.ts";
for (const q of process.argv.slice(2)) { const r = readQuestion(q); const o: any = r && solve(r); console.log(o?.kind, JSON.stringify(o?.solution?.answer), "|", q); }
