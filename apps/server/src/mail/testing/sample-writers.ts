import type { MailKind, Writers } from "../mail.ts";
import { sampleWords } from "./sample-words.ts";

/** Writers that need no account. */
export const sampleWriters = Object.fromEntries(
  (Object.keys(sampleWords) as MailKind[]).map((kind) => [kind, async () => sampleWords[kind]]),
) as unknown as Writers;
