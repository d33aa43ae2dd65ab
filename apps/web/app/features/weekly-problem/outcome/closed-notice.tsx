import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Draft } from "../answer/draft.ts";
import classes from "./outcome.module.css";

type ClosedNoticeProps = { draft: Draft; onNext: () => void };

/** The week ended while somebody was writing: says so, gives back what was written, and shows the way on. */
export function ClosedNotice({ draft, onNext }: ClosedNoticeProps) {
  const { t } = useTranslation("weekly-problem");
  return (
    <section role="alert" className={classes.outcome} data-tone="warm">
      <h2 className={classes.title}>{t("closed.title")}</h2>
      <p>{t("closed.text")}</p>
      <blockquote className={classes.written}>
        {draft.answer && <p>{draft.answer}</p>}
        {draft.explanation && <p>{draft.explanation}</p>}
      </blockquote>
      <div className={classes.ways}>
        <Button onClick={onNext}>{t("closed.next")}</Button>
      </div>
    </section>
  );
}
