import { lessonLimits } from "@dripstone/contract/lessons/limits";
import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLengthText } from "../../../ui/form/use-length-text.ts";
import { Listing } from "../../../ui/page/code.tsx";
import { fileName } from "../programs/cell/file-name.ts";
import classes from "./output-task.module.css";
import type { TaskProps } from "./task.ts";

/** What does this program print? It is read, and not run. */
export function OutputTask({ exercise, draft, onChange, locked, error }: TaskProps<"output">) {
  const { t } = useTranslation("lessons");
  const lengthText = useLengthText();
  const output = draft?.output ?? "";
  return (
    <div className={classes.task}>
      <Listing title={fileName(exercise.id, exercise.language)} lines={linesOf(exercise.program)} />
      <Textarea
        label={t("output.label")}
        description={t("output.hint")}
        value={output}
        onChange={(event) => onChange({ kind: "output", output: event.currentTarget.value })}
        error={lengthText(output, lessonLimits.PROGRAM_OUTPUT_MAX) ?? error}
        readOnly={locked}
        rows={Math.min(8, Math.max(3, output.split("\n").length + 1))}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        classNames={{ input: classes.output }}
      />
    </div>
  );
}

/** A program's lines, without the empty one after its last. */
const linesOf = (program: string) => program.replace(/\n$/, "").split("\n");
