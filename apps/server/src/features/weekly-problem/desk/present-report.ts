import type { Locale } from "@dripstone/contract/locale";
import type { RoundAttempt, RoundReport } from "@dripstone/contract/weekly-problem/desk/payloads";
import type { AttemptOfWeek } from "./list-attempts.ts";
import { titleIn } from "./present.ts";
import type { Report } from "./read-report.ts";

export function presentReport({ problem: { titles, ...problem }, ...report }: Report, language: Locale): RoundReport {
  return { ...report, problem: { ...problem, title: titleIn(titles, language) } };
}

export function presentAttempt({ name, avatar, at, ...attempt }: AttemptOfWeek): RoundAttempt {
  return { ...attempt, student: { name, avatar }, at: at.toISOString() };
}
