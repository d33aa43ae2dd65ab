import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import type { Draft } from "../answer/use-answer-draft.ts";
import classes from "./closed-notice.module.css";

type ClosedNoticeProps = { draft: Draft; onNext: () => void };

/** The week ended while somebody was writing: says so, gives back what was written, and shows the way on. */
export function ClosedNotice({ draft, onNext }: ClosedNoticeProps) {
  const { t } = useTranslation("weekly-problem");
  return (
    <Callout role="alert" tone="warm">
      <h2>{t("closed.title")}</h2>
      <p>{t("closed.text")}</p>
      <blockquote className={classes.written}>
        {draft.answer && <p>{draft.answer}</p>}
        {draft.explanation && <p>{draft.explanation}</p>}
      </blockquote>
      <Group>
        <Button onClick={onNext}>{t("closed.next")}</Button>
      </Group>
    </Callout>
  );
}
