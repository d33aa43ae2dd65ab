import { DAY_MS } from "@dripstone/contract/durations";
import type { Child } from "@dripstone/contract/families/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import { type Week, weekAt } from "../../calendar/week.ts";
import type { Database } from "../../database/connect.ts";
import { type ClassOfMine, classesOf } from "../../roster/classes-of.ts";
import { readWeek } from "./read-week.ts";

/** So long after its last lesson a class is still shown, and so far back chats with the tutor are counted. */
const LATELY_DAYS = 30;

type Shown = { language: Locale; now: Date };

/** Children in the order of their ids. */
export async function readChildren(db: Database, ids: readonly string[], shown: Shown): Promise<Child[]> {
  const week = await weekAt(db, shown.now);
  const children: Child[] = [];
  for (const id of ids) children.push(presentChild(await readOne(db, id, { ...shown, week })));
  return children;
}

/** One child, with what a list of them leaves out. */
export async function readChild(db: Database, id: string, shown: Shown) {
  const row = await readOne(db, id, { ...shown, week: await weekAt(db, shown.now) });
  const chats = await db
    .selectFrom("chatSessions")
    .where("userId", "=", id)
    .where("at", ">", daysBefore(shown.now))
    .select(({ fn }) => [fn.countAll<number>().as("chats"), fn.max<Date | null>("at").as("lastAt")])
    .executeTakeFirstOrThrow();
  return {
    ...presentChild(row),
    joinDate: row.joinedAt.toISOString(),
    tutor: { days: LATELY_DAYS, chats: Number(chats.chats), lastAt: chats.lastAt?.toISOString() ?? null },
  };
}

async function readOne(db: Database, id: string, { week, language, now }: Shown & { week: Week }) {
  const row = await db
    .selectFrom("users")
    .where("id", "=", id)
    // Parents see the picture that the child has chosen, whoever has looked at it.
    .select(["id", "name", "avatar", "joinedAt"])
    .select(
      sql<Date | null>`greatest(
        last_login_at, (select max(last_used_at) from sessions where sessions.user_id = users.id)
      )`.as("lastActiveAt"),
    )
    .executeTakeFirstOrThrow();
  const classes = (await classesOf(db, id)).filter(({ weeks }) =>
    weeks.some(({ startsAt }) => startsAt > daysBefore(now)),
  );
  return {
    ...row,
    week: await readWeek(db, id, week),
    classes: classes.map((of) => presentClass(of, { language, now })),
  };
}

const daysBefore = (now: Date) => new Date(now.getTime() - LATELY_DAYS * DAY_MS);

function presentClass({ id, name, weeks }: ClassOfMine, { language, now }: Shown): Child["classes"][number] {
  const next = weeks
    .filter(({ startsAt, canceled }) => !canceled && startsAt > now)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0];
  return {
    ...{ id, name: name[language] },
    nextLesson: next
      ? { week: next.week, title: next.title?.[language] ?? null, startsAt: next.startsAt.toISOString() }
      : null,
  };
}

function presentChild({ id, name, avatar, lastActiveAt, classes, week }: Awaited<ReturnType<typeof readOne>>): Child {
  return { id, name, avatar, lastActiveAt: lastActiveAt?.toISOString() ?? null, classes, week };
}
