import type { TutorCaps } from "@dripstone/contract/tutor/models/payloads";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";

type Spending = {
  /** Whose tokens of the day they are; nobody's, where an admin tries a model out. */
  userId: string | null;
  /** Of the school's calendar. */
  day: string | RawBuilder<string>;
  tokens: number;
  /** In millionths of a dollar. */
  money: number;
};

/**
 * Takes what a reply may cost from the student's day and the site's month, before it is asked for: all of it, or nothing, and then it tells
 * what there is too little of. Those who come at once wait for each other here.
 */
export async function holdSpending(
  transaction: Database,
  { userId, day, tokens, money }: Spending,
  caps: Pick<TutorCaps, "tokensPerUserDay" | "moneyPerMonth">,
): Promise<"held" | "no-tokens" | "no-money"> {
  if (userId !== null && !(await takeTokens(transaction, { userId, day, tokens }, caps.tokensPerUserDay)))
    return "no-tokens";
  if (money <= caps.moneyPerMonth && (await takeMoney(transaction, { day, money }, caps.moneyPerMonth))) return "held";
  await giveTokensBack(transaction, { userId, day, tokens });
  return "no-money";
}

async function takeTokens(
  transaction: Database,
  { userId, day, tokens }: Omit<Spending, "money" | "userId"> & { userId: string },
  cap: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("tutorUsedDays")
    .set((eb) => ({ tokens: eb("tokens", "+", tokens) }))
    .where("userId", "=", userId)
    .where("day", "=", day)
    .where((eb) => eb(eb("tokens", "+", tokens), "<=", cap))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function takeMoney(
  transaction: Database,
  { day, money }: Pick<Spending, "day" | "money">,
  cap: number,
): Promise<boolean> {
  const taken = await transaction
    .insertInto("tutorSpentMonths")
    .values({ month: monthOf(day), money })
    .onConflict((conflict) =>
      conflict
        .column("month")
        .doUpdateSet((eb) => ({ money: eb("tutorSpentMonths.money", "+", money) }))
        .where((eb) => eb(eb("tutorSpentMonths.money", "+", money), "<=", cap)),
    )
    .returning("month")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives back what was held and not used; of a reply that took more than was held, it takes the rest. */
export async function giveBack(transaction: Database, { userId, day, tokens, money }: Spending): Promise<void> {
  await giveTokensBack(transaction, { userId, day, tokens });
  await transaction
    .updateTable("tutorSpentMonths")
    .set((eb) => ({ money: eb("money", "-", money) }))
    .where("month", "=", monthOf(day))
    .execute();
}

async function giveTokensBack(
  transaction: Database,
  { userId, day, tokens }: Pick<Spending, "userId" | "day" | "tokens">,
): Promise<void> {
  if (userId === null) return;
  await transaction
    .updateTable("tutorUsedDays")
    .set((eb) => ({ tokens: eb("tokens", "-", tokens) }))
    .where("userId", "=", userId)
    .where("day", "=", day)
    .execute();
}

/** The first day of its month. */
export const monthOf = (day: string | RawBuilder<string>): RawBuilder<string> =>
  sql<string>`date_trunc('month', ${day}::date)::date`;
