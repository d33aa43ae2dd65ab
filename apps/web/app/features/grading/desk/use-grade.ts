import type { Grading, GradingDesk } from "@dripstone/contract/homework/grading/payloads";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useToldIssues } from "../../../ui/form/use-told-issues.ts";
import { useKeepGradeMutation, useReturnHomeworkMutation, useTakeBackHomeworkMutation } from "../api.ts";
import { type GradeValues, gradeIssues, gradePayloadOf } from "./grade-values.ts";
import { useGradeDraft } from "./use-grade-draft.ts";

/** What a teacher says to a hand-in as a whole, from the first word until it is returned. */
export function useGrade(desk: GradingDesk) {
  const { t } = useTranslation("grading");
  const [kept, setKept] = useState<Grading>(desk);
  /** What was done last, said beside the buttons: at the edge of the screen it would lie upon the next student's work. */
  const [done, setDone] = useState("");
  const draft = useGradeDraft(kept);
  const [keepGrade, keeping] = useKeepGradeMutation();
  const [returnHomework, returning] = useReturnHomeworkMutation();
  const [takeBack, taking] = useTakeBackHomeworkMutation();
  const { values, isDirty } = draft;
  const form = useToldIssues<keyof GradeValues>(gradeIssues(values), keeping.error);
  const params = { id: desk.id };
  const said = { name: desk.student.name };
  const write = (part: Partial<GradeValues>) => {
    if (keeping.error) keeping.reset();
    setDone("");
    draft.change(part);
  };

  /** Saves what was changed; null where that was refused. */
  const save = async (): Promise<Grading | null> => {
    if (!isDirty) return kept;
    if (!form.isRight()) return null;
    const { data } = await keepGrade({ params, body: { ...gradePayloadOf(values), version: draft.version } });
    if (data) setKept(data);
    return data ?? null;
  };
  return {
    kept,
    done,
    draft,
    form,
    write,
    busy: keeping.isLoading || returning.isLoading || taking.isLoading,
    error: keeping.error ?? returning.error ?? taking.error,
    insert: (text: string) =>
      write({ feedback: values.feedback === "" ? text : `${values.feedback.trimEnd()}\n\n${text}` }),
    keep: async () => (await save()) !== null,
    async saveAndSay() {
      if (await save()) setDone(t(kept.returnedAt === null ? "grade.saved" : "grade.told", said));
    },
    async giveBack() {
      const saved = await save();
      if (!saved) return;
      const { data } = await returnHomework({ params, body: { version: saved.version } });
      if (data) setKept(data);
      if (data) setDone(t("grade.returned", said));
    },
    async takeBack() {
      const { data } = await takeBack({ params, body: { version: kept.version } });
      if (data) setKept(data);
      if (data) setDone(t("grade.takenBack", said));
    },
    /** Takes what another teacher has written meanwhile. */
    async takeOver() {
      await draft.forget();
      setKept(desk);
      for (const { reset } of [keeping, returning, taking]) reset();
    },
  };
}

export type Grade = ReturnType<typeof useGrade>;
