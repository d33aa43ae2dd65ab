import { sql } from "kysely";
import { dayAt } from "../../calendar/day.ts";
import type { WhatWaits } from "../../waiting/waiting.ts";
import { monthOf } from "./calls/hold-spending.ts";
import { usual } from "./caps/caps.ts";
import { waitingConversations } from "./watch/flagged.ts";

/** From so much of a hundred of the month's budget on, an admin is told. */
const NEARLY_SPENT_PERCENT = 80;

/** Conversations of which nobody has said that they were taken care of; for admins, how much of the month's money is gone, once little is left. */
export const tutorWaiting: WhatWaits = ({ user, now }) => ({
  "tutor-flags": waitingConversations,
  ...(user.role === "admin" && { "tutor-budget": spentPercent(now) }),
});

const spentPercent = (now: Date) => sql<number>`coalesce((
  select percent from (
    select case when cap = 0 then 0 else least(100 * spent.money / cap, 1000000)::integer end as percent
    from (select coalesce((select money_per_month from tutor_limits), ${usual.moneyPerMonth}::bigint) as cap) as caps,
      tutor_spent_months as spent
    where spent.month = ${monthOf(dayAt(now))}
  ) as month
  where percent >= ${NEARLY_SPENT_PERCENT}
), 0)`;
