import type { WaitingKind } from "@dripstone/contract/office/waiting";
import { type Path, paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { homeworkThatWaits } from "../homework-that-waits.ts";
import { useWaiting } from "./use-waiting.ts";
import classes from "./waiting-for-me.module.css";

/** Where each of it is looked after. */
const ways: Record<WaitingKind, Path | typeof homeworkThatWaits> = {
  "tutor-flags": paths.adminTutor,
  messages: paths.adminContact,
  forum: paths.adminForum,
  homework: homeworkThatWaits,
  explanations: paths.adminExplanations,
  registrations: paths.adminClasses,
  payments: paths.adminClasses,
  "tutor-budget": paths.adminModels,
  "failed-jobs": paths.adminOperation,
};

/** What waits for whoever is here, each with its number and the way there; one quiet line when nothing does. `without` is told elsewhere on the page. */
export function WaitingForMe({ without }: { without?: WaitingKind }) {
  const { t } = useTranslation("admin");
  const waiting = useWaiting()?.filter(({ kind }) => kind !== without);
  if (!waiting) return null;
  return (
    <section aria-labelledby="what-waits" className={classes.waiting}>
      <h2 id="what-waits">{t("start.title")}</h2>
      {waiting.length === 0 ? (
        <p className={classes.quiet}>{t("start.nothing")}</p>
      ) : (
        <ul>
          {waiting.map(({ kind, count }) => (
            <li key={kind}>
              <Link to={ways[kind]}>{t(`start.${kind}`, { count })}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
