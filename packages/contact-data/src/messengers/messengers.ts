import { spansOf } from "../disguise.ts";
import type { Finder } from "../fold.ts";
import { doubtfulChinese, sureChinese } from "./chinese.ts";
import { doubtfulEnglish, sureEnglish } from "./english.ts";
import { invitations } from "./invitations.ts";

/** Messengers, social networks and games in which people write to each other, their nicknames, and invitations to write there. */
export const messengers: Finder = ({ text, prose }) => [
  ...[...sureEnglish, ...sureChinese].flatMap((pattern) => spansOf(text, pattern)),
  ...[...doubtfulEnglish, ...doubtfulChinese, ...invitations].flatMap((pattern) => spansOf(prose, pattern)),
];
