import { askedFor } from "@dripstone/checker";
import type { ParsedRequestOf } from "@dripstone/contract";
import { MINUTE_MS } from "@dripstone/contract/durations";
import type { Locale } from "@dripstone/contract/locale";
import type { ArchivedProblem, ArchivedTitle } from "@dripstone/contract/weekly-problem/payloads";
import type { Topic } from "@dripstone/contract/weekly-problem/topics";
import { expressionBuilder, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/connect.ts";
import type { DB } from "../../database/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { type Order, pageOf } from "../../lists/page-of.ts";
import { keyOf } from "./grade.ts";
import { html } from "./html.ts";
import type { Problem, ThisWeek } from "./round.ts";
import { WEEKLY_PROBLEM } from "./solution.ts";
import { readStatistics } from "./statistics.ts";

type View = ParsedRequestOf<"GET /weekly-problem/archive">["query"];
export type Filter = Pick<View, "topic" | "difficulty">;
type OwnView = ParsedRequestOf<"GET /weekly-problem/archive/mine">["query"];

/** The week that is open, and how many closed problems the view's filter leaves in all. */
type Asked = { open: ThisWeek; closed: number };

/** A page of the closed problems. */
export async function readArchive(db: Database, view: View, { open, closed }: Asked) {
  return { ...(await pageOfRounds(filtered(closedRounds(db, open), view), view)), total: closed };
}

/** How many closed problems a filter leaves, which is the same for everybody. */
export async function countClosed(db: Database, { topic, difficulty }: Filter, open: ThisWeek): Promise<number> {
  const rounds = closedRounds(db, open);
  // All of them are counted without looking at each one's problem.
  const asked = topic || difficulty ? filtered(rounds, { topic, difficulty }) : rounds;
  return (await asked.select(total).executeTakeFirstOrThrow()).total;
}

/** A page of the closed problems that a student has solved, or has not. */
export async function readOwnArchive(
  db: Database,
  userId: string,
  { solved, ...view }: OwnView,
  { open, closed }: Asked,
) {
  if (!solved) return readArchive(db, view, { open, closed });
  const rounds = filtered(closedRounds(db, open), view);
  const solutions = db
    .selectFrom("achievements as solution")
    .where("solution.userId", "=", userId)
    .where("solution.deed", "=", WEEKLY_PROBLEM);
  const ofRound = solutions.whereRef(sql`solution.source`, "=", sql`round.week::text`).select("solution.id");
  const isSolved = expressionBuilder<DB>().exists(ofRound);
  // Those that are solved are few, and found from the ledger.
  const weeks = solutions.select(sql<string>`solution.source::date`.as("week"));
  const [page, counted] = await Promise.all([
    pageOfRounds(
      rounds.where((eb) => (solved === "yes" ? isSolved : eb.not(isSolved))),
      view,
    ),
    rounds.where("round.week", "in", weeks).select(total).executeTakeFirstOrThrow(),
  ]);
  return { ...page, total: solved === "yes" ? counted.total : closed - counted.total };
}

function filtered(rounds: ClosedRounds, { topic, difficulty }: Filter) {
  let asked = withProblems(rounds);
  if (topic) asked = asked.where("problem.topic", "=", topic);
  if (difficulty) asked = asked.where("problem.difficulty", "=", difficulty);
  return asked;
}

async function pageOfRounds(rounds: ReturnType<typeof filtered>, view: View) {
  const page = await pageOf(rounds.select(["round.week", "topic", "difficulty", "texts"]), orders[view.sort], view);
  const items: ArchivedTitle[] = page.items.map(({ texts, ...it }) => ({ ...it, title: texts[view.language].title }));
  return { ...page, items };
}

const total = sql<number>`count(*)`.as("total");

const week = { column: sql`round.week`, type: "date" } as const;

/** From 1 for an easy problem to 3 for a hard one. */
export const levelOf = (difficulty: RawBuilder<unknown>) =>
  sql<number>`array_position(array['easy', 'medium', 'hard'], ${difficulty})`;

const orders: Record<View["sort"], Order> = {
  newest: { keys: [week], direction: "desc" },
  oldest: { keys: [week], direction: "asc" },
  easiest: {
    keys: [{ column: levelOf(sql`problem.difficulty`), type: "integer" }, week],
    direction: "asc",
  },
};

/** An answer that came in time may be judged and kept a little after its week. */
const STILL_JUDGED_MS = MINUTE_MS;

/** A closed problem, with its solution and how it was met, and the instant until which that is so. */
export async function readArchived(
  db: Database,
  { week, language }: { week: string; language: Locale },
  open: ThisWeek,
  now: Date,
) {
  const { topic, difficulty, letters, rubric, texts } = await closedProblem(db, week, open);
  const { title, statement, hints, solution } = texts[language];
  const archived: ArchivedProblem = {
    week,
    title,
    topic,
    difficulty,
    letters,
    asks: askedFor(rubric),
    statementHtml: html(statement),
    hints: hints.map(html),
    answerHtml: html(`$${keyOf({ rubric })}$`),
    solutionHtml: html(solution),
    statistics: await readStatistics(db, week),
  };
  const settled = new Date(open.startsAt.getTime() + STILL_JUDGED_MS);
  return { archived, until: now < settled ? settled : open.endsAt };
}

/** The problem of a week that is over; whatever is not closed is not found. */
export async function closedProblem(db: Database, week: string, open: ThisWeek): Promise<Problem & { topic: Topic }> {
  const found = await withProblems(closedRounds(db, open))
    .where("round.week", "=", week)
    .select(["topic", "difficulty", "letters", "rubric", "texts"])
    .executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  return found;
}

/**
 * The rounds that are closed in a week. A problem that is asked again is none of them while it is open, as its solution must not be found here; so
 * the week has been given its problem before (`thisWeek`).
 */
export function closedRounds(db: Database, { week }: Pick<ThisWeek, "week">) {
  return db
    .selectFrom("weeklyRounds as round")
    .where(({ or, and, eb }) =>
      or([eb("round.week", "<", week), and([eb("round.week", "=", week), eb("round.closedAt", "is not", null)])]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("weeklyRounds as open")
            .select("open.week")
            .whereRef("open.problemId", "=", "round.problemId")
            .where("open.week", "=", week)
            .where("open.closedAt", "is", null),
        ),
      ),
    );
}

type ClosedRounds = ReturnType<typeof closedRounds>;

/** Closed rounds, each with its problem. */
export const withProblems = (rounds: ClosedRounds) =>
  rounds.innerJoin("weeklyProblems as problem", "problem.id", "round.problemId");
