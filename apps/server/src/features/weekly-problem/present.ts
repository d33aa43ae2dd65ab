import { askedFor } from "@dripstone/checker";
import type { Locale } from "@dripstone/contract/locale";
import type {
  Attempt,
  AttemptReply,
  PastWork,
  PracticeReply,
  TrialReply,
  UsedTrial,
  WeeklyProblem,
  WeeklyTrial,
  WeeklyWork,
} from "@dripstone/contract/weekly-problem/payloads";
import type { VisitorAnswered } from "./answer-as-visitor.ts";
import type { Answered } from "./answer-problem.ts";
import { type Graded, isUnjudged, type Unjudged } from "./grade.ts";
import { html, htmlOfPeople } from "./html.ts";
import { pointsFor } from "./points.ts";
import type { Problem, Round } from "./round.ts";
import { type Trial, workOf } from "./trial.ts";
import { type AttemptRow, attemptsLeft, type Work, wrongAttempts } from "./work.ts";

/** A round as everybody sees it. Each column is named, so that hints, solution and rubric never slip in. */
export function presentRound({ week, startsAt, endsAt, problem }: Round, language: Locale): WeeklyProblem {
  const { title, statement } = problem.texts[language];
  return {
    week,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    title,
    statementHtml: html(statement),
    difficulty: problem.difficulty,
    points: pointsFor(problem.difficulty),
    letters: problem.letters,
    asks: askedFor(problem.rubric),
  };
}

/** A student's week: a hint for each wrong attempt, and the solution once nothing can be gained by it. */
export function presentWork(week: string, problem: Problem, work: Work, language: Locale): WeeklyWork {
  const { hints, solution } = problem.texts[language];
  const left = attemptsLeft(work);
  return {
    week,
    attempts: work.attempts.map((attempt) => presentAttempt(attempt, problem, language)),
    attemptsLeft: left,
    pointsNow: pointsFor(problem.difficulty, wrongAttempts(work)),
    hints: hints.slice(0, wrongAttempts(work)).map(html),
    hintsTotal: hints.length,
    solved: presentSolution(work),
    solutionHtml: work.solution || left === 0 ? html(solution) : null,
  };
}

/** What became of a visitor's answer. */
export function presentUsedTrial({ week, problem }: Round, trial: Trial | "taken-over", language: Locale): UsedTrial {
  return trial === "taken-over" ? { takenOver: true, week } : presentTrial(week, problem, trial, language);
}

/** A visitor's answer, with what a student would be given for it but the solution. */
function presentTrial(week: string, problem: Problem, trial: Trial, language: Locale): WeeklyTrial {
  const work = workOf(trial);
  const [hint] = problem.texts[language].hints.slice(0, wrongAttempts(work));
  return {
    takenOver: false,
    week,
    attempt: presentAttempt(trial, problem, language),
    points: pointsFor(problem.difficulty, wrongAttempts(work)),
    attemptsLeft: attemptsLeft(work),
    hint: hint === undefined ? null : html(hint),
  };
}

export function presentVisitorAnswered(
  { result, trial, week, problem }: VisitorAnswered,
  language: Locale,
): TrialReply {
  const judged = "read" in result ? { ...result, counts: trial !== null, repeated: false } : result;
  return {
    result: presentResult(judged, problem, language),
    trial: trial && presentTrial(week, problem, trial, language),
  };
}

/** A student's week that is over; what was kept back in it stands with the problem now. */
export function presentPastWork(week: string, problem: Problem, work: Work, language: Locale): PastWork {
  const attempts = work.attempts.map((attempt) => presentAttempt(attempt, problem, language));
  return { week, attempts, solved: presentSolution(work) };
}

/** What is said of an answer that costs and earns nothing. */
export function presentPractice(result: Graded | Unjudged, problem: Problem, language: Locale): PracticeReply {
  const judged = isUnjudged(result) ? result : { ...result, counts: false, repeated: false };
  return { result: presentResult(judged, problem, language) };
}

export function presentAnswered(answered: Answered, language: Locale): AttemptReply {
  const { result, earned, week, problem, work } = answered;
  return {
    result: presentResult(result, problem, language),
    earned,
    work: presentWork(week, problem, work, language),
  };
}

function presentAttempt(attempt: AttemptRow, problem: Problem, language: Locale): Attempt {
  const { answer, read, verdict, counts, explanation, review, at } = attempt;
  const explained = explain(attempt, problem, language);
  return {
    ...{ answer, read, verdict, ...explained, counts },
    explanation,
    explanationHtml: htmlOfPeople(explanation),
    review: review ? { excellent: review.excellent, commentHtml: htmlOfPeople(review.comment) } : null,
    at: at.toISOString(),
  };
}

function presentSolution({ solution }: Work): WeeklyWork["solved"] {
  return solution && { points: solution.points, at: solution.solvedAt.toISOString() };
}

function presentResult(result: Answered["result"], problem: Problem, language: Locale): AttemptReply["result"] {
  if (result.verdict === "unreadable") {
    return { verdict: result.verdict, position: result.position, code: result.code };
  }
  if (result.verdict === "ambiguous") return { verdict: result.verdict, readings: result.readings };
  const { verdict, read, counts, repeated } = result;
  return { verdict, read, ...explain(result, problem, language), counts, repeated };
}

function explain({ verdict, detail }: Pick<AttemptRow, "verdict" | "detail">, problem: Problem, language: Locale) {
  const feedback = verdict === "foreseen" && detail ? problem.texts[language].feedback[detail] : undefined;
  const [form, why] = [verdict === "wrong-form" ? detail : null, verdict === "different" ? detail : null];
  return { form, why, feedbackHtml: feedback ? html(feedback) : null };
}
