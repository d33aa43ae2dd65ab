import { sql } from "kysely";
import type { Database } from "../../apps/server/src/database/connect.ts";

const STUDENTS = 12;
const WEEKS = 16;
/** Somebody is in a class for a few semesters. */
const CLASSES_OF_ONE = 4;

/**
 * So many classes of a teacher, a quarter of them under way and the others long over, each with a dozen students; in a few of them is one student in
 * particular. All have handed in for every week until now; of the last three nothing is returned yet.
 */
export async function teach(
  db: Database,
  { student, teacher }: { student: string; teacher: string },
  count: number,
): Promise<void> {
  await sql`
    with classmates as (
      insert into users (email, email_key, name, role, password_hash, email_verified_at, joined_at)
      select name || '@example.com', name || '@example.com', name, 'student', '', now(), now()
      from (select 'classmate-' || nth as name from generate_series(2, ${STUDENTS}::int) as nth) as named
      returning id
    ),
    terms as (
      insert into semesters (name, starts_on, ends_on)
      select '{"en":"Term","ch":"学期"}', current_date - ago, current_date - ago + 7 * ${WEEKS}::int
      from unnest(array[60, 400]) as ago
      returning id, starts_on, ends_on > current_date as under_way
    ),
    rooms as (
      insert into classes (program_id, semester_id, teacher_id, weekday, starts_at, minutes, places, price_cents, state)
      select (select id from programs order by sort_order limit 1), terms.id, ${teacher}, 1, '16:30', 90, 20, 0, 'open'
      from generate_series(1, ${count}::int) as nth join terms on under_way = (nth % 4 = 0)
      returning id, semester_id
    ),
    plan as (
      insert into lessons (class_id, week, starts_at, ends_at, due_at, solution_from)
      select rooms.id, week, begins, begins + interval '90 minutes', begins + interval '7 days', begins + interval '7 days'
      from rooms join terms on terms.id = semester_id cross join generate_series(1, ${WEEKS}::int) as week
      cross join lateral (select starts_on + 7 * (week - 1) + interval '16 hours' as begins) as at
      returning class_id, week, due_at
    ),
    people as (
      insert into class_places (class_id, user_id, state, student_name, parent_name, parent_email, parent_phone, price_cents, at)
      select room, person, 'taken', 'Student', 'Parent', 'parent@example.com', '', 0, now()
      from (
        select rooms.id as room, classmates.id as person from rooms cross join classmates
        union all (select rooms.id, ${student}::uuid from rooms order by rooms.id limit ${CLASSES_OF_ONE}::int)
      ) as pairs
      returning class_id, user_id
    )
    insert into homework (user_id, class_id, week, version, student_name, student_email, content_type, content, comments,
      handed_in_at, due_at, points_earned, points, points_max, feedback, graded_at, returned_at)
    select user_id, class_id, week, 1, 'Student', 'student@example.com', 'markdown', repeat('I **counted** all of them: $1 + 2 + 4 = 7$. ', 20),
      '', due_at - interval '1 hour', due_at, 5, case when returned then 9 end, case when returned then 10 end, '',
      case when returned then due_at + interval '1 day' end, case when returned then due_at + interval '1 day' end
    from plan join people using (class_id) cross join lateral (select due_at < now() - interval '21 days' as returned) as state
    where due_at < now() + interval '7 days'
  `.execute(db);
}
