import { noticeLimits } from "@dripstone/contract/notices/limits";
import { sql } from "kysely";
import type { Database } from "../../apps/server/src/database/connect.ts";
import { teach } from "./school.ts";

/** What a database is filled with, beside the school's content. */
export type Filling = {
  /** Problems like the content's, each asked in one of the weeks before this one. */
  closed?: number;
  /** How many of these weeks, the last ones, the student has solved. */
  solved?: number;
  /** Explanations by others of their answers in these weeks, of which teachers have read each second one. */
  explained?: number;
  /** Whether the student has as many notices as are kept. */
  told?: boolean;
  /** Classes of the teacher, in which the student is. */
  taught?: number;
};

type People = { student: string; teacher: string };

export async function fill(db: Database, people: People, { closed, solved, explained, told, taught }: Filling) {
  if (closed) await closeProblems(db, closed);
  if (solved) await solveWeeks(db, people.student, solved);
  if (explained) await explain(db, explained);
  if (told) await tell(db, people.student);
  if (taught) await teach(db, people, taught);
  await sql`analyze`.execute(db);
}

async function closeProblems(db: Database, count: number): Promise<void> {
  await sql`
    with copied as (
      insert into weekly_problems (slug, position, difficulty, topic, letters, rubric, texts)
      select 'closed-' || nth, 1000 + nth, difficulty, topic, letters, rubric, texts
      from (select *, row_number() over (order by slug) - 1 as place, count(*) over () as all_of_them from weekly_problems) as of_content
      join generate_series(1, ${count}::int) as nth on nth % all_of_them = place
      returning id, position - 1000 as nth
    )
    insert into weekly_rounds (week, problem_id)
    select date_trunc('week', now())::date - 7 * nth, id from copied
  `.execute(db);
}

async function solveWeeks(db: Database, userId: string, count: number): Promise<void> {
  await sql`
    insert into achievements (user_id, deed, source, difficulty, points, facts, earned_at)
    select ${userId}, 'weekly-problem', week::text, difficulty, 20,
      jsonb_build_object('topic', topic, 'attempts', 1, 'hints', 0, 'follows', (week - 7)::text), week + interval '12 hours'
    from weekly_rounds join weekly_problems as problem on problem.id = problem_id
    where week < date_trunc('week', now())::date
    order by week desc limit ${count}
  `.execute(db);
}

async function explain(db: Database, count: number): Promise<void> {
  await sql`
    with writers as (
      insert into users (email, email_key, name, role, password_hash, email_verified_at, joined_at)
      select name || '@example.com', name || '@example.com', name, 'student', '', now(), now()
      from (select 'writer-' || nth as name from generate_series(1, 100) as nth) as named
      returning id
    ),
    asked as (
      select week, row_number() over (order by week desc) as place
      from weekly_rounds where week < date_trunc('week', now())::date
    ),
    written as (
      insert into weekly_attempts (user_id, week, number, answer, read, verdict, counts, explanation, at)
      select writers.id, week, 1, '7', '7', 'different', true, 'I **counted** all of them: $1 + 2 + 4 = 7$.',
        week + interval '1 hour' + place * interval '1 second'
      from asked cross join writers
      order by place limit ${count}
      returning id
    )
    insert into weekly_explanation_reviews (attempt_id, excellent, comment, version, reviewed_at)
    select id, false, 'Well done.', 1, now() from (select id, row_number() over () as nth from written) as each where nth % 2 = 0
  `.execute(db);
}

async function tell(db: Database, userId: string): Promise<void> {
  await sql`
    insert into notices (user_id, kind, subject, about, at)
    select ${userId}, 'explanation-answered', nth::text, ${'{"week":"2026-01-05","title":{"en":"Steps","ch":"台阶"}}'}::jsonb,
      now() - nth * interval '1 hour'
    from generate_series(1, ${noticeLimits.NOTICES_KEPT}::int) as nth
  `.execute(db);
}
