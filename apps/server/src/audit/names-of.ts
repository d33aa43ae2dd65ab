import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { classTitle } from "../roster/class-title.ts";

/** A deed's thing, and what stands beside it. */
type Mentioning = { subject: string; details: unknown };

/**
 * What those are called of whom, and of which, deeds have the id: people, classes and what these are made of, categories and models. What is
 * gone has no name any more.
 */
export async function namesOf(
  db: Database,
  deeds: readonly Mentioning[],
): Promise<Record<string, Record<Locale, string>>> {
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
    union all select id, name from forum_categories where id = any(${these})
    union all select id, jsonb_build_object('en', label, 'ch', label) from tutor_models where id = any(${these})
  `.execute(db);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A step, `12 → 14`, has two values, and an order many. */
const BETWEEN = / → |, /;

const idsIn = ({ subject, details }: Mentioning): string[] =>
  [subject, ...Object.values(details as object).flatMap((value) => String(value).split(BETWEEN))].filter((it) =>
    id.test(it),
  );
