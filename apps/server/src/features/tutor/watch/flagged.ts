import { chatConcerns } from "@dripstone/contract/tutor/concerns";
import { sql } from "kysely";

type Flagged = {
  id: string;
  userId: string;
  studentName: string;
  kind: (typeof chatConcerns)[number];
  said: string;
  at: Date;
  /** Null as long as there is one that nobody has looked at. */
  seenBy: string | null;
  /** Null as long as it waits for somebody. */
  careId: string | null;
  conversation: string;
  /** How many of its conversation are flagged. */
  flagged: number;
  /** From 0 for the most urgent kind. */
  urgency: number;
};

/** Which conversation a flag is of; one that is of none is told by itself. */
export const conversation = sql<string>`coalesce(session_id, id::text)`;

/** How many conversations with flagged messages wait for somebody. */
export const waitingConversations = sql<number>`(
  select count(distinct (user_id, ${conversation}))::integer from chat_flags where care_id is null
)`;

/** Of each conversation with flagged messages, the one that a teacher should see first: not taken care of, most urgent, not looked at, oldest. */
export const flaggedConversations = sql<Flagged>`(
  select flag.*, student.name as student_name, case when not flag.is_new then reader.name end as seen_by from (
    select id, user_id, kind, said, at, seen_by as reader_id, care_id, ${urgency("kind")} as urgency,
      ${conversation} as conversation,
      count(*) over conversation as flagged,
      bool_or(seen_at is null) over conversation as is_new,
      row_number() over (
        conversation order by (care_id is not null), ${urgency("kind")}, (seen_at is not null), at, id
      ) as place
    from chat_flags
    window conversation as (partition by user_id, ${conversation})
  ) as flag
  join users as student on student.id = flag.user_id
  left join users as reader on reader.id = flag.reader_id
  where flag.place = 1
)`;

/** From 0 for the most urgent kind. */
export function urgency(kind: string) {
  return sql<number>`array_position(array[${sql.join([...chatConcerns])}]::text[], ${sql.ref(kind)})`;
}
