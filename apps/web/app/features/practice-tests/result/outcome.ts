import type { JudgedQuestion } from "@dripstone/contract/practice-tests/payloads";

/** What became of a question. */
export function outcomeOf({ choice, key }: Pick<JudgedQuestion, "choice" | "key">): "right" | "wrong" | "blank" {
  if (choice === null) return "blank";
  return choice === key ? "right" : "wrong";
}
