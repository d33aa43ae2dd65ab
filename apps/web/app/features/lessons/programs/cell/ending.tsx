import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Rich } from "../../../../ui/page/rich.tsx";
import type { Failure } from "../running/messages.ts";
import type { End } from "../running/program-host.ts";
import classes from "./ending.module.css";

type EndingProps = { end: End; explain: (failure: Failure) => ReactNode; onRetry: () => void };

/** How a program ended, if it did not come to its end by itself. */
export function Ending({ end, explain, onRetry }: EndingProps) {
  const { t } = useTranslation("programs");
  if (end.kind === "done") return null;
  if (end.kind === "failed") return <Mistake failure={end.failure}>{explain(end.failure)}</Mistake>;
  if (end.kind === "stopped") {
    return (
      <div className={classes.note} role="status">
        <p>{end.line === null ? t("end.stopped") : t("end.stoppedAt", { line: end.line })}</p>
        <p className={classes.more}>{t("end.loop")}</p>
      </div>
    );
  }
  if (end.kind === "flooded") {
    return (
      <div className={classes.note} role="status">
        <p>{t("end.flooded")}</p>
      </div>
    );
  }
  return (
    <div className={classes.mistake} role="alert">
      <p>{t(`unavailable.${end.why}`)}</p>
      {end.why === "offline" && (
        <Button size="sm" variant="default" onClick={onRetry}>
          {t("unavailable.retry")}
        </Button>
      )}
    </div>
  );
}

/** A mistake in the reader's words; those of the language itself are folded away, and what has no other words is said in them. */
function Mistake({ failure: { line, type, message, trace }, children }: { failure: Failure; children: ReactNode }) {
  const { t } = useTranslation("programs");
  return (
    <div className={classes.mistake} role="alert">
      {line !== null && <p className={classes.line}>{t("end.line", { line })}</p>}
      <p>{children ?? <Rich text={t("end.inItsWords", { words: [type, message].filter(Boolean).join(": ") })} />}</p>
      <details className={classes.words}>
        <summary>{t("end.words")}</summary>
        <pre>{trace}</pre>
      </details>
    </div>
  );
}
