import { emailKey } from "@dripstone/contract/accounts/addresses";
import { DAY_MS, HOUR_MS } from "@dripstone/contract/durations";
import { site } from "../../../../../site.config.ts";
import type { Database } from "../../database/connect.ts";
import type { Seeding } from "../../feature.ts";
import { settleCredit } from "./grading/settle-credit.ts";

type Said = { points: number; feedback: string };
type Work = {
  mailbox: string;
  /** Of so many lessons before the newest, whose homework is still to do. */
  before: number;
  content: string;
  comments: string;
  returned: Said | null;
};

const PROGRAM = "amc8";
const POINTS_MAX = 10;

/** What the demo students have handed in: some of it has come back, and some waits for their teacher. */
const works: Work[] = [
  {
    mailbox: "xiaoyu",
    before: 2,
    content: [
      "先把题里要求的**最后一个量**圈出来：问的是*剩下*多少，不是用掉多少。",
      "",
      "用掉 $\\frac{3}{8} \\times 40 = 15$，所以剩下 $40 - 15 = 25$ 米。",
      "",
      "答：还剩 $25$ 米。",
    ].join("\n"),
    comments: "第二题我读了三遍才看懂。",
    returned: {
      points: 9,
      feedback:
        "圈出问的是什么，这个习惯很好！答案完全正确。下次把 $\\frac{3}{8}$ 是**谁的**八分之三也写出来，就更清楚了。",
    },
  },
  {
    mailbox: "xiaoyu",
    before: 1,
    content: [
      "设十位是 $a$，个位是 $b$，那么 $10a + b = 4(a + b)$。",
      "",
      "化简得 $6a = 3b$，也就是 $b = 2a$，所以是 $12$、$24$、$36$、$48$。",
    ].join("\n"),
    comments: "",
    returned: null,
  },
  {
    mailbox: "student",
    before: 2,
    content: [
      "The question asks how much is *left*, so I underlined that word.",
      "",
      "$\\frac{3}{8}$ of $40$ is $15$, and $40 - 15 = 25$ meters.",
    ].join("\n"),
    comments: "",
    returned: {
      points: 10,
      feedback: "Clear and complete. I like that you underlined what’s asked before you started.",
    },
  },
  {
    mailbox: "student",
    before: 1,
    content: "I tried $12$, $24$, $36$, $48$. They all work, but I don’t know how to show there aren’t any more.",
    comments: "Could we talk about the last part in class?",
    returned: null,
  },
];

/** Gives the demo students homework in a class that has begun, where nobody has handed in any. */
export async function seedDemoHomework({ db, now, demo }: Seeding): Promise<void> {
  if (!demo) return;
  const some = await db.selectFrom("homework").select("id").limit(1).executeTakeFirst();
  if (some) return;
  for (const work of works) await plant(db, work, now);
}

async function plant(db: Database, work: Work, now: Date): Promise<void> {
  const lesson = await findLesson(db, work, now);
  if (!lesson) return;
  const handedInAt = new Date(lesson.startsAt.getTime() + 2 * DAY_MS);
  if (handedInAt >= now) return;
  const { mailbox, content, comments, returned } = work;
  // A teacher who looks at it on the next day, but not before it is today.
  const at = new Date(Math.min(handedInAt.getTime() + DAY_MS + HOUR_MS, now.getTime()));
  const said = returned && {
    ...{ ...returned, pointsMax: POINTS_MAX, graderId: lesson.teacherId, gradedAt: at, returnedAt: at },
  };
  const place = { userId: lesson.userId, classId: lesson.classId, week: lesson.week };
  await db
    .insertInto("homework")
    .values({
      ...{ ...place, version: 1, studentName: lesson.studentName, studentEmail: addressOf(mailbox) },
      ...{ contentType: "markdown", content, comments, handedInAt, dueAt: lesson.dueAt, pointsEarned: 0, ...said },
    })
    .execute();
  await settleCredit(db, place, now);
}

const addressOf = (mailbox: string) => `${mailbox}@${site.email.split("@")[1]}`;

/** The lesson that the work is of, in the first class of the program in which the student has a place. */
const findLesson = (db: Database, { mailbox, before }: Work, now: Date) =>
  db
    .selectFrom("classPlaces as place")
    .innerJoin("users", "users.id", "place.userId")
    .innerJoin("classes as class", "class.id", "place.classId")
    .innerJoin("programs", "programs.id", "class.programId")
    .innerJoin("lessons as lesson", "lesson.classId", "class.id")
    .select(["place.userId", "place.studentName", "class.id as classId", "class.teacherId"])
    .select(["lesson.week", "lesson.startsAt", "lesson.dueAt"])
    .where("users.emailKey", "=", emailKey(addressOf(mailbox)))
    .where("place.state", "=", "taken")
    .where("programs.slug", "=", PROGRAM)
    .where("lesson.startsAt", "<", now)
    .orderBy("lesson.startsAt", "desc")
    .offset(before)
    .limit(1)
    .executeTakeFirst();
