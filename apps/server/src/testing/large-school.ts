import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { seedYear } from "../features/analytics/seed-year.ts";

/** How much of each there is. */
export const largeSchool = { USERS: 5_000, CLASSES: 120, PLACES: 20, DEEDS: 200_000, AUDITED: 40_000 };

/**
 * A school of 5,000 that has been busy for a year, written by a few statements: accounts of all kinds and states with Chinese and other names,
 * classes with their registrations and lessons, deeds, the office's log, and the numbers of every day. It is the same each time.
 */
export async function plantLargeSchool(db: Database, { admin, now }: { admin: string; now: Date }): Promise<void> {
  await plantPeople(db, now);
  await plantClasses(db, now);
  await plantDeeds(db, now);
  await plantLog(db, { admin, now });
  await seedYear({ db, now, demo: true });
  await sql`analyze`.execute(db);
}

const surnames = ["林", "陈", "王", "李", "赵", "欧阳", "Rivera", "Smith", "O’Neil", "Núñez"];
const givens = ["小雨", "子轩", "梓涵", "明", "思远", "Maya", "Elena", "Jack", "Zoë", "Li Na"];

/** Number n is student, parent, teacher or admin, deactivated, unverified or never seen by what n leaves when it is divided. */
const plantPeople = (db: Database, now: Date) =>
  sql`
    insert into users (email, email_key, name, first_name, last_name, role, family_role, grade, active, preferred_language,
      password_hash, email_verified_at, last_login_at, joined_at, birth_month)
    select 'person-' || n || '@large.example.com', 'person-' || n || '@large.example.com',
      case when surname ~ '[a-zA-Z]' then given || ' ' || surname else surname || given end || ' ' || n, given, surname,
      case when n % 1000 = 0 then 'admin' when n % 100 = 0 then 'teacher' else 'student' end,
      case when n % 4 = 1 and n % 100 <> 0 then 'parent' else 'student' end,
      (1 + n % 8)::text, n % 37 <> 0, case when n % 3 = 0 then 'ch' else 'en' end, '',
      case when n % 11 <> 0 then joined end,
      case when n % 13 <> 0 then least(joined + (n % 300) * interval '1 day', ${now}::timestamptz) end,
      joined, case when n % 4 <> 1 and n % 100 <> 0 then date '2007-01-01' end
    from generate_series(1, ${largeSchool.USERS}::integer) as n
    cross join lateral (
      select (${surnames}::text[])[1 + n % 10] as surname, (${givens}::text[])[1 + (n / 10) % 10] as given,
        ${now}::timestamptz - (n % 365) * interval '1 day' - n * interval '1 second' as joined
    ) as made
  `.execute(db);

const plantClasses = (db: Database, now: Date) =>
  sql`
    with term as (
      insert into semesters (name, starts_on, ends_on)
      values ('{"en": "Large term", "ch": "大学期"}', ${now}::date - 60, ${now}::date + 60) returning id, starts_on
    ),
    rooms as (
      insert into classes (program_id, semester_id, teacher_id, weekday, starts_at, minutes, places, price_cents, state)
      select (select id from programs order by sort_order limit 1), term.id,
        (select id from users where role = 'teacher' order by joined_at limit 1), 1 + n % 7, '16:30', 90, 200, 48000, 'open'
      from term cross join generate_series(1, ${largeSchool.CLASSES}::integer) as n
      returning id
    ),
    planned as (
      insert into lessons (class_id, week, starts_at, ends_at, due_at, solution_from)
      select rooms.id, week, begins, begins + interval '90 minutes', begins + interval '7 days', begins + interval '7 days'
      from rooms cross join term cross join generate_series(1, 16) as week
      cross join lateral (select starts_on + 7 * (week - 1) + interval '16 hours' as begins) as at
    )
    insert into class_places (class_id, user_id, state, student_name, parent_name, parent_email, parent_phone, price_cents, payment, at)
    select room.id, person.id, case when person.nth % 50 = 0 then 'waiting' else 'taken' end, person.name, 'Parent', 'parent@example.com', '',
      48000, case when person.nth % 3 = 0 then 'due' else 'paid' end, ${now}::timestamptz - person.nth * interval '1 hour'
    from (select id, row_number() over (order by id) as nth from rooms) as room
    join (select id, name, row_number() over (order by joined_at) as nth from users where role = 'student') as person
      -- The first class has a hundred and fifty of them, each other one a few.
      on (room.nth = 1 and person.nth <= 150)
        or (room.nth > 1 and (person.nth - 1) / ${largeSchool.PLACES}::integer = room.nth)
  `.execute(db);

/** Spread over all students and the whole year. */
const plantDeeds = (db: Database, now: Date) =>
  sql`
    insert into achievements (user_id, deed, source, points, earned_at)
    select people.ids[1 + n % array_length(people.ids, 1)], 'lesson', 'large/' || n, 5,
      ${now}::timestamptz - (n::bigint * 31536000 / ${largeSchool.DEEDS}::integer) * interval '1 second'
    from (select array_agg(id order by joined_at) as ids from users where role = 'student') as people
    cross join generate_series(1, ${largeSchool.DEEDS}::integer) as n
  `.execute(db);

const acts = [
  "POST /users/acts",
  "PUT /class-places/{id}/payment",
  "POST /homework/{id}/return",
  "PUT /users/{id}/role",
];

const plantLog = (db: Database, { admin, now }: { admin: string; now: Date }) =>
  sql`
    insert into audit_log (actor_id, actor_role, endpoint, subject, details, at)
    select ${admin}::uuid, 'admin', (${acts}::text[])[1 + n % 4], people.ids[1 + n % array_length(people.ids, 1)]::text,
      jsonb_build_object('act', 'deactivate', 'email', 'person-' || n || '@large.example.com', 'before', true, 'after', n % 2 = 0),
      ${now}::timestamptz - (n::bigint * 31536000 / ${largeSchool.AUDITED}::integer) * interval '1 second'
    from (select array_agg(id order by joined_at) as ids from users where role = 'student') as people
    cross join generate_series(1, ${largeSchool.AUDITED}::integer) as n
  `.execute(db);
