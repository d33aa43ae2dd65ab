import type { ReplyOf } from "@dripstone/contract";
import { useTranslation } from "react-i18next";
import { Ago } from "../../../ui/dates/ago.tsx";
import classes from "./watch.module.css";

type FlagFactsProps = { flag: ReplyOf<"GET /chatbot/flags">["items"][number] };

/** Of what kind a flag is, since when, and who has looked at it. */
export function FlagFacts({ flag: { kind, at, flagged, seenBy } }: FlagFactsProps) {
  const { t } = useTranslation("tutor-flags");
  return (
    <>
      <span>{t(`kind.${kind}`)}</span>
      <span className={classes.at}>
        <Ago at={at} />
      </span>
      {flagged > 1 && <span className={classes.at}>{t("flagged", { count: flagged })}</span>}
      <span className={classes.seen}>{seenBy === null ? t("new") : t("seen", { name: seenBy })}</span>
    </>
  );
}
