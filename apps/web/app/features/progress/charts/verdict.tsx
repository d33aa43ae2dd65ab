import { languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { strengthsOf } from "./strengths.ts";
import classes from "./topics-chart.module.css";

type VerdictProps = Pick<Progress, "topics"> & {
  /** With the way to problems of the weakest topic. */
  linked?: boolean;
};

/** Which topics go well and which are worth more practice, in words. */
export function Verdict({ topics, linked = false }: VerdictProps) {
  const { t } = useTranslation("progress");
  const list = new Intl.ListFormat(languageTags[useLocale()], { type: "conjunction" });
  const namesOf = (some: typeof topics) => list.format(some.map(({ topic }) => t(`topics.of.${topic}`)));
  const { strong, weak } = strengthsOf(topics);
  const [weakest] = weak;
  return (
    <>
      {strong.length === 0 && weak.length === 0 && <p className={classes.verdict}>{t("topics.early")}</p>}
      {strong.length > 0 && <p className={classes.verdict}>{t("topics.strong", { list: namesOf(strong) })}</p>}
      {weakest && (
        <p className={classes.verdict}>
          {t("topics.weak", { list: namesOf(weak) })}{" "}
          {linked && <Link to={`${paths.archive}?topic=${weakest.topic}`}>{t("topics.practice")}</Link>}
        </p>
      )}
    </>
  );
}
