import { chatConcerns } from "@dripstone/contract/tutor/concerns";
import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { chineseTells, seriousChinese } from "./chinese/chinese.ts";
import { englishTells, seriousEnglish, squeezedSelfHarm } from "./english/english.ts";
import { hear } from "./hearing/heard.ts";
import { piecesOf } from "./hearing/pieces.ts";
import type { ConcernKind, WordedKind } from "./kinds.ts";
import { tellsOfPerson } from "./personal-data.ts";
import type { Said } from "./rule.ts";
import { isPlainWordProblem } from "./word-problem.ts";

/** Messages are read whole, in UTF-16 units, of which a sign may have two; of a longer text its beginning and its end. */
const LENGTH_MAX = 2 * tutorLimits.CHAT_MESSAGE_MAX;

/** What a child's message tells of that a person must help with: the most urgent kind, or null. Pure, in either language. */
export function concernIn(text: string): { kind: ConcernKind } | null {
  const read = text.length <= LENGTH_MAX ? text : `${text.slice(0, LENGTH_MAX / 2)}\n${text.slice(-LENGTH_MAX / 2)}`;
  const heard = hear(read);
  const said = {
    english: heard.english.map((way) => inPieces(seriousEnglish(way), " . ", 36)),
    chinese: inPieces(seriousChinese(heard.chinese), "。", 48),
    squeezed: heard.squeezed,
  };
  const isProblem = isPlainWordProblem(read, heard.english);
  const kind = chatConcerns.find((kind) =>
    kind === "personal-data" ? tellsOfPerson(read) : !isProblem && tells(said, kind),
  );
  return kind ? { kind } : null;
}

type Heard = { english: Said[]; chinese: Said; squeezed: string };

function tells({ english, chinese, squeezed }: Heard, kind: WordedKind): boolean {
  if (kind === "self-harm" && squeezedSelfHarm.test(squeezed)) return true;
  return englishTells[kind].some((rule) => english.some(rule)) || chineseTells[kind].some((rule) => rule(chinese));
}

const inPieces = (whole: string, end: " . " | "。", length: number): Said => ({
  whole,
  pieces: piecesOf(whole, end, length),
});
