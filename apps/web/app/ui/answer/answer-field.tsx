import { TextInput } from "@mantine/core";
import { lazy, type Ref, Suspense, useEffect, useImperativeHandle, useRef } from "react";
import { useTranslation } from "react-i18next";
import { OnFailure } from "../failure/on-failure.tsx";
import { useLengthText } from "../form/use-length-text.ts";
import { fetchPart } from "../late/fetch-part.ts";
import classes from "./answer-field.module.css";

const MathField = lazy(() => fetchPart(() => import("../math-editor/math-field.tsx")));

/** An answer while it is written; in the math editor it is LaTeX. */
export type WrittenAnswer = { answer: string; math: boolean };

type AnswerFieldProps = {
  draft: WrittenAnswer;
  change: (part: Partial<WrittenAnswer>) => void;
  letters: readonly string[];
  /** How many characters it may have. */
  max: number;
  error: string | undefined;
  disabled: boolean;
  /** Gives the field the focus. */
  ref: Ref<{ focus(): void }>;
};

/** Where the answer is written: plain text, or formulas in the math editor. */
export function AnswerField({ draft, change, letters, max, error, disabled, ref }: AnswerFieldProps) {
  const { t } = useTranslation("weekly-problem");
  const lengthText = useLengthText();
  const input = useRef<HTMLInputElement>(null);
  const mathField = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => (input.current ?? mathField.current)?.focus() }));

  const wasMath = useRef(draft.math);
  useEffect(() => {
    if (wasMath.current && !draft.math && draft.answer) input.current?.focus();
    wasMath.current = draft.math;
  }, [draft.math, draft.answer]);

  const plain = (
    <TextInput
      ref={input}
      name="answer"
      label={t("answer.label")}
      description={t("answer.hint")}
      value={draft.answer}
      onChange={(event) => change({ answer: event.currentTarget.value })}
      error={lengthText(draft.answer, max) ?? error}
      readOnly={disabled}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      classNames={{ input: classes.input }}
    />
  );
  if (!draft.math) return plain;
  const withoutEditor = (
    <>
      <p className={classes.error}>{t("answer.mathFailed")}</p>
      {plain}
    </>
  );
  return (
    <OnFailure fallback={withoutEditor}>
      <Suspense fallback={<p className={classes.loading}>{t("answer.mathLoading")}</p>}>
        <MathField
          ref={mathField}
          label={t("answer.label")}
          letters={letters}
          value={draft.answer}
          onChange={(answer) => change({ answer })}
          error={error}
          disabled={disabled}
        />
      </Suspense>
    </OnFailure>
  );
}
