import type { Grading, GradingDesk } from "@dripstone/contract/homework/grading/payloads";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { lengthOf } from "@dripstone/contract/length";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Issues, useFields } from "../../../ui/form/use-fields.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useKeepGradeMutation, useReturnHomeworkMutation, useTakeBackHomeworkMutation } from "../api.ts";

type Values = { points: string; of: string; feedback: string };

/** Out of how many points homework usually is. */
const USUAL = "10";

/** What a teacher says to a hand-in as a whole, from the first word until it is returned. */
export function useGrade(desk: GradingDesk) {
  const { t } = useTranslation("grading");
  const toast = useToast();
  const [kept, setKept] = useState<Grading>(desk);
  const fields = useFields<Values>(valuesOf(desk), check);
  const [keepGrade, keeping] = useKeepGradeMutation();
  const [returnHomework, returning] = useReturnHomeworkMutation();
  const [takeBack, taking] = useTakeBackHomeworkMutation();
  const params = { id: desk.id };
  const isDirty = JSON.stringify(payloadOf(fields.values)) !== JSON.stringify(payloadOf(valuesOf(kept)));

  /** Keeps what was changed; null where that was refused. */
  const save = async (): Promise<Grading | null> => {
    if (!isDirty) return kept;
    const reply = await fields.send((values) =>
      keepGrade({ params, body: { ...payloadOf(values), version: kept.version } }),
    );
    if (!reply?.data) return null;
    setKept(reply.data);
    return reply.data;
  };
  return {
    kept,
    fields,
    isDirty,
    busy: keeping.isLoading || returning.isLoading || taking.isLoading,
    error: keeping.error ?? returning.error ?? taking.error,
    insert: (text: string) =>
      fields.set("feedback", fields.values.feedback === "" ? text : `${fields.values.feedback.trimEnd()}\n\n${text}`),
    keep: async () => (await save()) !== null,
    async saveAndSay() {
      if (await save()) toast(t(kept.returnedAt === null ? "grade.saved" : "grade.told"));
    },
    async giveBack() {
      const saved = await save();
      if (!saved) return;
      const { data } = await returnHomework({ params, body: { version: saved.version } });
      if (data) setKept(data);
      if (data) toast(t("grade.returned"));
    },
    async takeBack() {
      const { data } = await takeBack({ params, body: { version: kept.version } });
      if (data) setKept(data);
    },
    /** Takes what another teacher has written meanwhile. */
    takeOver() {
      setKept(desk);
      for (const [name, value] of Object.entries(valuesOf(desk))) fields.set(name as keyof Values, value);
      for (const { reset } of [keeping, returning, taking]) reset();
    },
  };
}

export type Grade = ReturnType<typeof useGrade>;

const valuesOf = ({ points, of, feedback }: Pick<Grading, "points" | "of" | "feedback">): Values => ({
  ...{ points: points === null ? "" : String(points), of: of === null ? USUAL : String(of), feedback },
});

/** As one types numbers, also on a Chinese keyboard. */
const numberOf = (typed: string) => Number(typed.normalize("NFKC").trim());

function payloadOf({ points, of, feedback }: Values) {
  const isGraded = points.trim() !== "";
  return {
    ...{ points: isGraded ? numberOf(points) : null, of: isGraded ? numberOf(of) : null },
    feedback: feedback.trim(),
  };
}

function check({ points, of, feedback }: Values): Issues<Values> {
  const issues: Issues<Values> = {};
  if (lengthOf(feedback.trim()) > homeworkLimits.HOMEWORK_FEEDBACK_MAX) {
    issues.feedback = { code: "FIELD_TOO_LONG", max: homeworkLimits.HOMEWORK_FEEDBACK_MAX };
  }
  if (points.trim() === "") return issues;
  const [given, most] = [numberOf(points), numberOf(of)];
  if (!Number.isInteger(most) || most < 1 || most > homeworkLimits.HOMEWORK_POINTS_MAX)
    issues.of = { code: "FIELD_INVALID" };
  if (!Number.isInteger(given) || given < 0 || given > most) issues.points = { code: "FIELD_INVALID" };
  return issues;
}
