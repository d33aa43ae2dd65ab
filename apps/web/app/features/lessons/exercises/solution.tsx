import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import classes from "./solution.module.css";

type SolutionProps = {
  /** Null until it is known here. */
  html: string | null;
  /** Solved, or shown before: to look at it costs nothing. */
  settled: boolean;
  /** Unfolded at once. */
  open: boolean;
  busy: boolean;
  onAsk: () => Promise<void>;
};

/** How a good teacher explains it: folded once it is known, and asked about before it is shown. */
export function Solution({ html, settled, open, busy, onAsk }: SolutionProps) {
  const { t } = useTranslation("lessons");
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);

  if (html !== null) {
    return (
      <details className={classes.solution} open={open || undefined}>
        <summary>{t("solution.heading")}</summary>
        <MarkdownText html={html} />
      </details>
    );
  }
  if (settled || !asking) {
    return (
      <button
        type="button"
        className={classes.ask}
        aria-busy={busy}
        onClick={() => (settled ? void onAsk() : setAsking(true))}
      >
        {t(settled ? "solution.again" : "solution.show")}
      </button>
    );
  }
  return (
    <div className={classes.question}>
      <p ref={question} tabIndex={-1}>
        {t("solution.sure")}
      </p>
      <div className={classes.ways}>
        <Button variant="default" loading={busy} onClick={() => void onAsk().then(() => setAsking(false))}>
          {t("solution.yes")}
        </Button>
        <Button variant="subtle" onClick={() => setAsking(false)}>
          {t("solution.no")}
        </Button>
      </div>
    </div>
  );
}
