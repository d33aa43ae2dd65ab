import type { AccountMails } from "../../features/accounts/mailing/kinds.ts";
import type { Writers } from "../kinds.ts";
import { sampleWords } from "./sample-words.ts";

/** Writers that need no account. */
export const sampleWriters = Object.fromEntries(
  Object.entries(sampleWords).map(([kind, words]) => [kind, async () => words]),
) as unknown as Writers<AccountMails>;
