import { emailKey } from "@dripstone/contract/accounts/addresses";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { site } from "../../../../../../site.config.ts";
import type { Deps } from "../../../deps.ts";
import { peopleToWriteTo } from "../../../people/people-to-write-to.ts";
import { classTitle } from "../../../roster/class-title.ts";
import { handedIn } from "../reading/handed-in.ts";
import { receiptOf } from "../reading/present.ts";
import type { HomeworkMails } from "./kinds.ts";

type Receipt = HomeworkMails["homework-receipt"];

/** Tells what has arrived; null where the account is no longer written to. It goes to the account's mailbox, which has been proved: the form takes any address. */
export async function writeReceipt(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, homeworkId }: Receipt["params"],
  to: string,
): Promise<Receipt["values"] | null> {
  const reader = await peopleToWriteTo(db, clock())
    .where("id", "=", userId)
    .where("emailKey", "=", emailKey(to))
    .select(["name", "mailbox", "preferredLanguage"])
    .executeTakeFirst();
  const row = await handedIn(db)
    .innerJoin("classes as class", "class.id", "homework.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .select(classTitle.as("className"))
    .where("homework.id", "=", homeworkId)
    .where("homework.userId", "=", userId)
    .executeTakeFirst();
  if (!reader || !row) return null;
  const { preferredLanguage: language } = reader;
  return {
    ...{ name: reader.name, reader: reader.mailbox, student: row.studentName },
    whose: row.studentName === reader.name ? "own" : "other",
    ...{ class: row.className[language], week: String(row.week), number: String(row.number) },
    date: momentIn(language, row.handedInAt),
    time: row.late ? "late" : "onTime",
    points: row.pointsEarned > 0 ? "some" : receiptOf(row).pointsFrom === null ? "none" : "ahead",
    earned: String(row.pointsEarned || homeworkLimits.HOMEWORK_ON_TIME_POINTS),
    words: row.characters === 0 ? "none" : "some",
    characters: String(row.characters),
    files: row.files.length > 0 ? "some" : "none",
    arrived: row.files.map(({ name, bytes }) => `${name} · ${sizeIn(language, bytes)}`),
    link: paths.homeworkOf(homeworkId),
  };
}

const momentIn = (language: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: "full",
    timeStyle: "medium",
    timeZone: site.timeZone,
  }).format(instant);

const KILOBYTE = 1024;

function sizeIn(language: Locale, bytes: number): string {
  const units = ["B", "KB", "MB"] as const;
  const step = bytes < KILOBYTE ? 0 : bytes < KILOBYTE * KILOBYTE ? 1 : 2;
  const amount = new Intl.NumberFormat(languageTags[language], { maximumFractionDigits: 1 });
  return `${amount.format(bytes / KILOBYTE ** step)} ${units[step]}`;
}
