import type { Locale } from "@dripstone/contract/locale";
import type { Block } from "../engine.ts";
import type { Standing } from "./conversation.ts";
import { turnOf } from "./turn.ts";
import words from "./words.json" with { type: "json" };

/** Of a test that is running nothing is said at all but what to do. */
export const testBlocks = (locale: Locale): Block[] => [
  { kind: "text", title: null, markdown: words[locale].closedTest },
];

/** Questions that help with any problem: nothing of this one's numbers, steps or answer is put in, so nothing of them can come out. */
export function closedBlocks({ turn }: Standing, messages: readonly string[], locale: Locale): Block[] {
  const said = words[locale];
  if (turn === "thanks" || turn === "greeting") return [{ kind: "text", title: null, markdown: said[turn] }];
  const asked = messages.filter((message) => turnOf(message) !== "thanks").length - 1;
  const hint = said.closedTurns[asked % said.closedTurns.length] ?? "";
  return [
    { kind: "text", title: null, markdown: said.closed },
    { kind: asked === 0 ? "question" : "hint", title: null, markdown: hint },
  ];
}
