import type { LessonAnswer } from "@dripstone/contract/lessons/payloads";
import { useTranslation } from "react-i18next";
import { Listing } from "../../../ui/page/code.tsx";
import { linesOf } from "./output-task.tsx";
import type { TaskProps } from "./task.ts";

/** A program to be written. */
export function ProgramTask({
  exercise,
}: TaskProps<"program"> & { onCheck: (answer: LessonAnswer) => Promise<void>; busy: boolean }) {
  const { t } = useTranslation("lessons");
  return <Listing title={t(`programs.${exercise.language}`)} lines={linesOf(exercise.start)} />;
}
