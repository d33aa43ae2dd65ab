import type { HomeworkHome } from "@dripstone/contract/homework/payloads";
import { paths } from "@dripstone/contract/paths";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Ago } from "../../../ui/dates/ago.tsx";
import classes from "./homework-list.module.css";
import { StateBadge } from "./state-badge.tsx";

/** All that somebody has handed in, the latest first, with what has become of it. */
export function HomeworkList({ homework, drafts }: Pick<HomeworkHome, "homework" | "drafts">) {
  const { t } = useTranslation("homework");
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.heading}>
        {t("list.title")}
      </h2>
      {homework.length + drafts.length === 0 && <p className={classes.none}>{t("list.none")}</p>}
      <ul className={classes.list}>
        {drafts.map((draft) => (
          <li key={draft.id} className={classes.row}>
            <span className={classes.name}>
              {draft.week === null ? t("list.begun") : t("week", { week: draft.week })}
            </span>
            <StateBadge state="draft" />
            <span className={classes.soft}>
              <Ago at={draft.savedAt} />
            </span>
          </li>
        ))}
        {homework.map((it) => (
          <li key={it.id} className={classes.row}>
            <Link to={paths.homeworkOf(it.id)} className={classes.name}>
              {t("classAndWeek", { class: it.className, week: it.week })}
            </Link>
            <StateBadge state={it.state} unseen={it.state === "returned" && !it.seen} />
            <span className={classes.soft}>
              <Ago at={it.returnedAt ?? it.handedInAt} />
              {it.grade && ` · ${t("grade", it.grade)}`}
              {it.late && it.state !== "late" && ` · ${t("state.late")}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
