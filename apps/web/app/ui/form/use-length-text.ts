import { lengthOf } from "@dripstone/contract/length";
import { useIssueText } from "../failure/failure-text.ts";

/**
 * What is said at a field in which more was written than is taken. It is not cut off while it is written or pasted: what is lost without a word
 * is noticed by whoever reads it, and too late.
 */
export function useLengthText(): (text: string, max: number) => string | undefined {
  const issueText = useIssueText();
  return (text, max) => (lengthOf(text) > max ? issueText({ code: "FIELD_TOO_LONG", max }) : undefined);
}
