import type { ReplyOf } from "@dripstone/contract";
import type { Locale } from "@dripstone/contract/locale";
import { useDebouncedValue } from "@mantine/hooks";
import { usePreviewProblemQuery } from "../../api.ts";
import type { ProblemDraft } from "../draft.ts";

/** After so long without a key, so that nobody waits for the preview while typing. */
const PREVIEWED_AFTER_MS = 500;

export type Previews = Record<Locale, ReplyOf<"POST /weekly-problem-previews"> | undefined>;

/** Both languages as students will see them; what was shown last stays until the next one is there. */
export function usePreviews({ texts }: ProblemDraft): Previews {
  const [en] = useDebouncedValue(texts.en, PREVIEWED_AFTER_MS);
  const [ch] = useDebouncedValue(texts.ch, PREVIEWED_AFTER_MS);
  return {
    en: usePreviewProblemQuery({ body: { text: en } }).data,
    ch: usePreviewProblemQuery({ body: { text: ch } }).data,
  };
}
