import type { Sitting } from "@dripstone/contract/practice-tests/payloads";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import type { KeptAnswer } from "./answer-keeper.ts";
import classes from "./sitting-bar.module.css";
import { TimeLeft } from "./time-left.tsx";

type SittingBarProps = {
  sitting: Sitting & { receivedAt: number };
  answers: ReadonlyMap<number, KeptAnswer>;
  isUp: boolean;
  onUp: () => void;
  onSubmit: () => void;
};

/** What is sent takes a moment; only what takes longer is worth a word. */
const PATIENCE_MS = 1500;

/** Which test it is, how much time is left, and the way out; what is not saved is told here, too. */
export function SittingBar({ sitting, answers, isUp, onUp, onSubmit }: SittingBarProps) {
  const { t } = useTranslation("practice-tests");
  const { title, number, questions: count } = sitting;
  const all = [...answers.values()];
  const unsaved = all.filter(({ standing }) => standing === "waiting" || standing === "sending").length;
  const [unsavedLong] = useDebouncedValue(unsaved, PATIENCE_MS);
  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        <h1 className={classes.title}>{title}</h1>
        {number > 1 && <p className={classes.repeat}>{t("sitting.number", { number })}</p>}
        <p className={classes.answered}>
          {t("sitting.answered", { answered: all.filter(({ choice }) => choice).length, count })}
        </p>
        <TimeLeft {...sitting} onUp={onUp} />
        <Button onClick={onSubmit} disabled={isUp}>
          {t("sitting.submit")}
        </Button>
      </div>
      <p role="status" className={classes.unsaved}>
        {unsaved > 0 && unsavedLong > 0 && t("sitting.unsaved", { count: unsaved })}
      </p>
    </div>
  );
}
