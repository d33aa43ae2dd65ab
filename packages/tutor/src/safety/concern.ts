import { contactDataIn } from "@dripstone/contact-data";
import { chatConcerns } from "@dripstone/contract/tutor/concerns";
import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { chinesePatterns } from "./chinese.ts";
import { englishPatterns, squeezedSelfHarm } from "./english.ts";
import { type Heard, hear } from "./heard.ts";
import type { ConcernKind } from "./kinds.ts";

/** Messages are read whole, in UTF-16 units, of which a sign may have two; of a longer text its beginning and its end. */
const LENGTH_MAX = 2 * tutorLimits.CHAT_MESSAGE_MAX;

/** What a child's message tells of that a person must help with: the most urgent kind, or null. Pure, in either language. */
export function concernIn(text: string): { kind: ConcernKind } | null {
  const read = text.length <= LENGTH_MAX ? text : `${text.slice(0, LENGTH_MAX / 2)}\n${text.slice(-LENGTH_MAX / 2)}`;
  const heard = hear(read);
  const kind = chatConcerns.find((kind) => (kind === "personal-data" ? tellsOfPerson(read) : tells(heard, kind)));
  return kind ? { kind } : null;
}

function tells({ english, chinese, squeezed }: Heard, kind: Exclude<ConcernKind, "personal-data">): boolean {
  if (kind === "self-harm" && squeezedSelfHarm.test(squeezed)) return true;
  return (
    englishPatterns[kind].some((pattern) => english.some((way) => pattern.test(way))) ||
    chinesePatterns[kind].some((pattern) => pattern.test(chinese))
  );
}

/** A link is no way to reach a child. */
const tellsOfPerson = (text: string) => contactDataIn(text).some(({ kind }) => kind !== "link");
