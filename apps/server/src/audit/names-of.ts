import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { classTitle } from "../roster/class-title.ts";

/** A deed's thing, and what stands beside it. */
type Mentioning = { subject: string; details: unknown };

export type Names = Record<string, Record<Locale, string>>;

/**
 * What those are called of whom, and of which, deeds have the id: people, classes and what these are made of, whose homework or explanation it
 * is, what is written in the forum, on the blog and to the school, and whatever else has a name. What is gone has no name any more.
 */
export async function namesOf(db: Database, deeds: readonly Mentioning[]): Promise<Names> {
  const ids = [...new Set(deeds.flatMap(idsIn))];
  if (ids.length === 0) return {};
  const these = sql`${ids}::uuid[]`;
  const { rows } = await sql<{ id: string; name: Record<Locale, string> }>`
    select id, jsonb_build_object('en', name, 'ch', name) as name from users where id = any(${these})
    union all
    select class.id, ${classTitle} from classes as class
    join programs as program on program.id = class.program_id
    where class.id = any(${these})
    union all select id, name from programs where id = any(${these})
    union all select id, name from semesters where id = any(${these})
    union all
    select place.id, ${both(sql`place.student_name`)} from class_places as place where place.id = any(${these})
    union all
    select work.id, ${beside(sql`work.student_name`, classTitle)} from homework as work
    join classes as class on class.id = work.class_id
    join programs as program on program.id = class.program_id
    where work.id = any(${these})
    union all select id, ${both(beginning(sql`text`))} from homework_phrases where id = any(${these})
    union all select id, ${titles(sql`texts`)} from weekly_problems where id = any(${these})
    union all
    select attempt.id, ${beside(sql`student.name`, titles(sql`problem.texts`))} from weekly_attempts as attempt
    join users as student on student.id = attempt.user_id
    join weekly_rounds as round on round.week = attempt.week
    join weekly_problems as problem on problem.id = round.problem_id
    where attempt.id = any(${these})
    union all select id, ${both(sql`title`)} from forum_posts where id = any(${these})
    union all
    select reply.id, ${both(sql`post.title`)} from forum_replies as reply
    join forum_posts as post on post.id = reply.post_id
    where reply.id = any(${these})
    union all select id, name from forum_categories where id = any(${these})
    union all select id, ${titles(sql`texts`)} from blog_posts where id = any(${these})
    union all
    select id, ${both(sql`concat_ws(' · ', name, nullif(${beginning(sql`message`)}, ''))`)} from contact_messages where id = any(${these})
    union all select id, ${both(sql`name`)} from saved_views where id = any(${these})
    union all select id, jsonb_build_object('en', label, 'ch', label) from tutor_models where id = any(${these})
  `.execute(db);
  return Object.fromEntries(
    rows.filter(({ name }) => name.en !== "" && name.ch !== "").map(({ id, name }) => [id, name]),
  );
}

type Text = ReturnType<typeof sql>;

const both = (name: Text) => sql`jsonb_build_object('en', ${name}, 'ch', ${name})`;

/** Of a draft in one language only, that one's. */
const titles = (texts: Text) =>
  sql`jsonb_build_object('en', ${titleIn(texts, "en", "ch")}, 'ch', ${titleIn(texts, "ch", "en")})`;

const titleIn = (texts: Text, language: Locale, other: Locale) =>
  sql`coalesce(nullif(${texts} -> ${sql.lit(language)} ->> 'title', ''), ${texts} -> ${sql.lit(other)} ->> 'title', '')`;

/** A name, and what is called so or so by language. */
const beside = (name: Text, named: Text) =>
  sql`jsonb_build_object('en', ${name} || ' · ' || (${named} ->> 'en'), 'ch', ${name} || ' · ' || (${named} ->> 'ch'))`;

/** What somebody has written, in one line that need not hold all of it. */
const beginning = (text: Text) =>
  sql`case when length(${text}) > ${sql.lit(BEGINNING_MAX)}
    then left(regexp_replace(${text}, '\\s+', ' ', 'g'), ${sql.lit(BEGINNING_MAX - 1)}) || '…'
    else regexp_replace(${text}, '\\s+', ' ', 'g') end`;

const BEGINNING_MAX = 40;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A step, `12 → 14`, has two values, and an order many. */
const BETWEEN = / → |, /;

const idsIn = ({ subject, details }: Mentioning): string[] =>
  [subject, ...Object.values(details as object).flatMap((value) => String(value).split(BETWEEN))].filter((it) =>
    id.test(it),
  );
