import type { ReplyOf } from "@dripstone/contract";
import { useTranslation } from "react-i18next";
import { Ago } from "../../../ui/dates/ago.tsx";
import classes from "./watch.module.css";

type FlagFactsProps = { flag: ReplyOf<"GET /chatbot/flags">["items"][number] };

/** Of what kind a flag is, since when, who has looked at it, and whether somebody has taken care of it. */
export function FlagFacts({ flag: { kind, at, flagged, seenBy, care } }: FlagFactsProps) {
  const { t } = useTranslation(["tutor-flags", "audit"]);
  return (
    <>
      <span>{t(`kind.${kind}`)}</span>
      <span className={classes.at}>
        <Ago at={at} />
      </span>
      {flagged > 1 && <span className={classes.at}>{t("flagged", { count: flagged })}</span>}
      <span className={classes.state}>
        {care === null ? t("waits") : t("caredFor", { name: care.by ?? t("audit:deleted") })}
      </span>
      <span className={classes.seen}>{seenBy === null ? t("new") : t("seen", { name: seenBy })}</span>
    </>
  );
}
