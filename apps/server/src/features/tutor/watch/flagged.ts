import { chatConcerns } from "@dripstone/contract/tutor/concerns";
import { sql } from "kysely";

type Flagged = {
  id: string;
  userId: string;
  studentName: string;
  kind: (typeof chatConcerns)[number];
  said: string;
  at: Date;
  seenAt: Date | null;
  seenBy: string | null;
  /** How many of its conversation are flagged. */
  flagged: number;
  /** From 0 for the most urgent kind. */
  urgency: number;
};

/** Of each conversation with flagged messages, the one that a teacher should see first: not looked at, most urgent, oldest. */
export const flaggedConversations = sql<Flagged>`(
  select flag.*, student.name as student_name, reader.name as seen_by from (
    select id, user_id, kind, said, at, seen_at, seen_by as reader_id, ${urgency("kind")} as urgency,
      count(*) over conversation as flagged,
      row_number() over (conversation order by (seen_at is not null), ${urgency("kind")}, at, id) as place
    from chat_flags
    window conversation as (partition by user_id, coalesce(session_id, id::text))
  ) as flag
  join users as student on student.id = flag.user_id
  left join users as reader on reader.id = flag.reader_id
  where flag.place = 1
)`;

/** From 0 for the most urgent kind. */
export function urgency(kind: string) {
  return sql<number>`array_position(array[${sql.join([...chatConcerns])}]::text[], ${sql.ref(kind)})`;
}
