import { weekAt } from "../../../calendar/week.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { beginProblem } from "./begin-problem.ts";
import { type DeskProblemRow, readProblem } from "./read-problem.ts";
import type { DeskDeps, Writer } from "./writing.ts";

/** Begins a problem with the words of another, whoever wrote that. */
export function copyProblem({ db, clock }: DeskDeps, writer: Writer, { id }: { id: string }): Promise<DeskProblemRow> {
  return inTransaction(db, async (transaction) => {
    const { difficulty, topic, rubric, texts } = await readProblem(transaction, id, await weekAt(transaction, clock()));
    return beginProblem({ db: transaction, clock }, writer, { difficulty, topic, rubric, texts });
  });
}
