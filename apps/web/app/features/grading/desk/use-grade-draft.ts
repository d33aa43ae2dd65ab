import type { Grading } from "@dripstone/contract/homework/grading/payloads";
import { useDidUpdate } from "@mantine/hooks";
import { useKeptDraft } from "../../../ui/drafts/use-kept-draft.ts";
import { type GradeValues, isSameGrade, valuesOf } from "./grade-values.ts";

/** What a teacher is about to say to a hand-in, kept until it says the same as what is saved: through a crash, and on another device. */
export function useGradeDraft(kept: Grading) {
  const { texts, change, forget, state, settle } = useKeptDraft({
    kind: "homework-grade",
    name: `homework-grade:${kept.id}`,
    // Of the grade that it was begun with: another teacher may save one meanwhile.
    empty: { homework: kept.id, version: String(kept.version), ...valuesOf(kept) },
    continues: ({ homework }) => homework === kept.id,
  });
  const { points, of, feedback } = texts;
  const values: GradeValues = { points, of, feedback };
  const isDirty = !isSameGrade(values, valuesOf(kept));
  useDidUpdate(() => {
    if (!isDirty) void forget();
    else change({ ...texts, version: String(kept.version) });
  }, [kept]);
  return {
    values,
    version: Number(texts.version),
    isDirty,
    state,
    settle,
    forget,
    // Whole each time: what was there before it was opened may be another version by now.
    change: (part: Partial<GradeValues>) => change({ ...texts, ...part }),
  };
}
