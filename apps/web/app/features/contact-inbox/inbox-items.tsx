import type { InboxItem } from "@dripstone/contract/contact/inbox/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../ui/dates/use-dates.ts";
import classes from "./inbox.module.css";
import { usePledgeText } from "./use-pledge-text.ts";

/** Messages in a list, each a link to the whole. */
export function InboxItems({ items }: { items: readonly InboxItem[] }) {
  const { t } = useTranslation("contact-inbox");
  const { shortSchoolMoment } = useDates();
  const pledgeText = usePledgeText();
  return (
    <ul className={classes.list}>
      {items.map(({ id, name, email, beginning, at, heldFor, assignedTo, answered, pledge }) => (
        <li key={id} className={classes.item}>
          <h2 className={classes.name}>
            <Link to={paths.adminContactMessage(id)}>{name}</Link>
          </h2>
          <p className={classes.facts}>
            <span>{email}</span>
            <time dateTime={at}>{shortSchoolMoment(at)}</time>
            {assignedTo && <span>{t("assignedTo", { name: assignedTo })}</span>}
            {answered && <span>{t("answered")}</span>}
            {heldFor && <span>{t(`heldFor.${heldFor}`)}</span>}
          </p>
          {pledge && <p className={classes.pledge}>{pledgeText(pledge)}</p>}
          {beginning && <p className={classes.beginning}>{beginning}</p>}
        </li>
      ))}
    </ul>
  );
}
