import type { FieldIssue } from "@dripstone/contract/errors";
import type { Grading } from "@dripstone/contract/homework/grading/payloads";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { lengthOf } from "@dripstone/contract/length";

/** A grade as it stands in its fields. */
export type GradeValues = { points: string; of: string; feedback: string };

/** Out of how many points homework usually is. */
const USUAL = "10";

export const valuesOf = ({ points, of, feedback }: Pick<Grading, "points" | "of" | "feedback">): GradeValues => ({
  ...{ points: points === null ? "" : String(points), of: of === null ? USUAL : String(of), feedback },
});

export function gradePayloadOf({ points, of, feedback }: GradeValues) {
  const isGraded = points.trim() !== "";
  return {
    ...{ points: isGraded ? numberOf(points) : null, of: isGraded ? numberOf(of) : null },
    feedback: feedback.trim(),
  };
}

/** As one types numbers, also on a Chinese keyboard. */
const numberOf = (typed: string) => Number(typed.normalize("NFKC").trim());

export const isSameGrade = (one: GradeValues, other: GradeValues): boolean =>
  JSON.stringify(gradePayloadOf(one)) === JSON.stringify(gradePayloadOf(other));

export function gradeIssues({ points, of, feedback }: GradeValues): { [Name in keyof GradeValues]?: FieldIssue } {
  const [given, most] = [numberOf(points), numberOf(of)];
  const isGraded = points.trim() !== "";
  const isMostRight = Number.isInteger(most) && most >= 1 && most <= homeworkLimits.HOMEWORK_POINTS_MAX;
  const range = { min: 0, max: isMostRight ? most : homeworkLimits.HOMEWORK_POINTS_MAX };
  const isGivenRight = Number.isInteger(given) && given >= 0 && given <= range.max;
  return {
    ...(isGraded && !isGivenRight && { points: { code: "NUMBER_OUT_OF_RANGE", ...range } }),
    ...(isGraded &&
      !isMostRight && { of: { code: "NUMBER_OUT_OF_RANGE", min: 1, max: homeworkLimits.HOMEWORK_POINTS_MAX } }),
    ...(lengthOf(feedback.trim()) > homeworkLimits.HOMEWORK_FEEDBACK_MAX && {
      feedback: { code: "FIELD_TOO_LONG", max: homeworkLimits.HOMEWORK_FEEDBACK_MAX },
    }),
  };
}
