import type { ReplyOf } from "@dripstone/contract";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./watch.module.css";

type ReachProps = { flag: Pick<ReplyOf<"GET /chatbot/flags">["items"][number], "student" | "reach"> };

/** Whom to reach about a student, and the way to the student's page, for whom these are; for everybody else, who knows. */
export function Reach({ flag: { student, reach } }: ReachProps) {
  const { t } = useTranslation("tutor-flags");
  if (reach === null) return <p className={classes.reach}>{t("reach.askAdmin")}</p>;
  return (
    <div className={classes.reach}>
      <Link to={paths.adminUser(student.id)} className={classes.all}>
        {t("reach.page", { name: student.name })}
      </Link>
      {reach.length === 0 ? (
        <span>{t("reach.none")}</span>
      ) : (
        <>
          <span>{t("reach.title")}</span>
          <ul>
            {reach.map(({ name, email, phone, from }) => (
              <li key={email}>
                {name && <span dir="auto">{name}</span>} <a href={`mailto:${email}`}>{email}</a>{" "}
                {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}{" "}
                <span className={classes.at}>
                  {from.map((source) => t(`reach.from.${source}`)).join(t("reach.comma"))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
