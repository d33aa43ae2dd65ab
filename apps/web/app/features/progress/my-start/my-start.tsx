import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAppSelector } from "../../../session/store.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useProgressQuery } from "../api.ts";
import { STONE_DROPS, WornStone } from "../worn-stone.tsx";
import classes from "./my-start.module.css";
import { MyStartSkeleton } from "./my-start-skeleton.tsx";

type MyStartProps = {
  /** How the week's problem stands, with the next step. */
  week: ReactNode;
};

/** The top of a member's home page: the name, the weeks in a row, this week, and the stone as worn so far. */
export function MyStart({ week }: MyStartProps) {
  const { t } = useTranslation("progress");
  const { day } = useDates();
  const user = useAppSelector((state) => state.auth.user);
  const { data } = useProgressQuery(undefined);
  if (!user) return <MyStartSkeleton />;
  const drops = data?.problemsSolved ?? 0;
  const streak = data?.currentStreak ?? 0;
  return (
    <header className={classes.start}>
      <div className={classes.words}>
        <h1 className={classes.title}>{t("start.hello", { name: user.name })}</h1>
        <p className={classes.streak}>
          {data && (streak > 0 ? t("start.streak", { count: streak }) : t(drops > 0 ? "start.again" : "start.first"))}
        </p>
        {week}
        {user.consentDueDate !== null && (
          <p className={classes.note}>
            {t("start.parent", { date: day(user.consentDueDate) })}{" "}
            <Link to={paths.profile}>{t("start.toProfile")}</Link>
          </p>
        )}
      </div>
      <figure className={classes.figure}>
        <WornStone drops={drops} />
        <figcaption>
          {data && t(drops >= STONE_DROPS ? "stone.through" : "start.stone", { count: drops })}{" "}
          <Link to={paths.progress}>{t("start.toProgress")}</Link>
        </figcaption>
      </figure>
    </header>
  );
}
