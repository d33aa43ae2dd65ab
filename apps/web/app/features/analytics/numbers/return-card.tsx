import type { Analytics } from "@dripstone/contract/analytics/payloads";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./measure-card.module.css";
import { useNumbers } from "./use-numbers.ts";

/** How long homework waits until it is returned. */
export function ReturnCard({
  returnHours: { total, before },
  comparison,
}: Pick<Analytics, "returnHours" | "comparison">) {
  const { t } = useTranslation("analytics");
  const { write, change } = useNumbers();
  const name = useId();
  return (
    <article aria-labelledby={name} className={classes.card}>
      <h3 id={name} className={classes.name}>
        {t("returns.name")}
      </h3>
      <p className={classes.total}>{total === null ? "–" : write("hours", total)}</p>
      {comparison === "fair" && (
        <p className={classes.change}>
          {total === null || before === null ? t("returns.none") : change("hours", { total, before })}
        </p>
      )}
      <p className={classes.help}>{t("returns.help")}</p>
    </article>
  );
}
