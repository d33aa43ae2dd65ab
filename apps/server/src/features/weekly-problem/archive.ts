import { askedFor } from "@dripstone/checker";
import type { ParsedRequestOf } from "@dripstone/contract";
import { MINUTE_MS } from "@dripstone/contract/durations";
import type { Locale } from "@dripstone/contract/locale";
import type { ArchivedProblem, ArchivedTitle } from "@dripstone/contract/weekly-problem/payloads";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/connect.ts";
import { ApiError } from "../../http/errors.ts";
import { type Order, pageOf } from "../../lists/page-of.ts";
import { keyOf } from "./grade.ts";
import { html } from "./html.ts";
import { thisWeek } from "./round.ts";
import { WEEKLY_PROBLEM } from "./solution.ts";
import { readStatistics } from "./statistics.ts";

type View = ParsedRequestOf<"GET /weekly-problem/archive">["query"];
type OwnView = ParsedRequestOf<"GET /weekly-problem/archive/mine">["query"];

/** A page of the closed problems, and the instant at which the next one comes to them. */
export async function readArchive(db: Database, view: View, now: Date) {
  const { rounds, until } = await closedRounds(db, now);
  return { page: await pageOfRounds(rounds, view), until };
}

/** A page of the closed problems that a student has solved, or has not. */
export async function readOwnArchive(db: Database, userId: string, { solved, ...view }: OwnView, now: Date) {
  const { rounds } = await closedRounds(db, now);
  if (!solved) return pageOfRounds(rounds, view);
  const isSolved = sql<boolean>`exists (
    select from achievements as solution
    where solution.user_id = ${userId} and solution.deed = ${WEEKLY_PROBLEM} and solution.source = round.week::text
  )`;
  return pageOfRounds(rounds.where(isSolved, "=", solved === "yes"), view);
}

async function pageOfRounds(rounds: ClosedRounds, view: View) {
  const { topic, difficulty } = view;
  let asked = withProblems(rounds);
  if (topic) asked = asked.where("problem.topic", "=", topic);
  if (difficulty) asked = asked.where("problem.difficulty", "=", difficulty);
  // All of them are counted without looking at each one's problem.
  const [page, counted] = await Promise.all([
    pageOf(asked.select(["round.week", "topic", "difficulty", "texts"]), orders[view.sort], view),
    (topic || difficulty ? asked.select(total) : rounds.select(total)).executeTakeFirstOrThrow(),
  ]);
  const items: ArchivedTitle[] = page.items.map(({ texts, ...it }) => ({ ...it, title: texts[view.language].title }));
  return { ...page, items, total: counted.total };
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
export async function readArchived(db: Database, week: string, language: Locale, now: Date) {
  const { topic, difficulty, letters, rubric, texts, startsAt, until } = await closedProblem(db, week, now);
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
  const settled = new Date(startsAt.getTime() + STILL_JUDGED_MS);
  return { archived, until: now < settled ? settled : until };
}

/** The problem of a week that is over; whatever is not closed is not found. */
export async function closedProblem(db: Database, week: string, now: Date) {
  const { rounds, ...open } = await closedRounds(db, now);
  const found = await withProblems(rounds)
    .where("round.week", "=", week)
    .select(["topic", "difficulty", "letters", "rubric", "texts"])
    .executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  return { ...found, startsAt: open.startsAt, until: open.until };
}

/**
 * The rounds that are closed, and the instant at which the open one joins them. A problem that is asked again is none of them while it is
 * open, as its solution must not be found here; so the week is first given its problem.
 */
export async function closedRounds(db: Database, now: Date) {
  const { week, startsAt, endsAt } = await thisWeek(db, now);
  const rounds = db
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
  return { rounds, week, startsAt, until: endsAt };
}

type ClosedRounds = Awaited<ReturnType<typeof closedRounds>>["rounds"];

/** Closed rounds, each with its problem. */
export const withProblems = (rounds: ClosedRounds) =>
  rounds.innerJoin("weeklyProblems as problem", "problem.id", "round.problemId");
