import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Part } from "../../../ui/office/part.tsx";
import { useDeedWords } from "../../../ui/office/use-deed-words.ts";
import classes from "./user-page.module.css";

type Deed = OfficeUser["deeds"][number];

/** What the office has done with an account, out of the audit log. */
export function Deeds({ deeds }: { deeds: readonly Deed[] }) {
  const { t } = useTranslation("users");
  const { day, schoolTime } = useDates();
  const wordsOf = useDeedWords();
  return (
    <Part title={t("person.deeds")}>
      {deeds.length === 0 && <p className={classes.quiet}>{t("person.noDeeds")}</p>}
      <ul className={classes.lines}>
        {deeds.map((deed) => (
          <li key={deed.id}>
            {wordsOf(deed).deed}
            <span className={classes.quiet}>
              {t("person.by", { actor: deed.actor ?? t("person.deletedActor") })} · {day(deed.at)} {schoolTime(deed.at)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
