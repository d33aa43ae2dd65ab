import type { Person } from "@dripstone/contract/people";
import { useTranslation } from "react-i18next";
import { Link, type To } from "react-router";
import classes from "./person-name.module.css";
import { useNameOf } from "./use-name-of.ts";

type PersonNameProps = {
  /** Null once the account is deleted. */
  person: Person | null;
  /** Where more of theirs stands. */
  to?: To;
};

/** Somebody's name, with what they are at the school if they work there. */
export function PersonName({ person, to }: PersonNameProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  if (!person) return <span className={classes.gone}>{nameOf(null)}</span>;
  const name = nameOf(person);
  const { badge } = person;
  return (
    <span className={classes.person}>
      {to ? (
        <Link to={to} className={classes.name} dir="auto">
          {name}
        </Link>
      ) : (
        <span className={classes.name} dir="auto">
          {name}
        </span>
      )}
      {badge && (
        <span className={classes.badge} data-badge={badge}>
          {t(`people.${badge}`)}
        </span>
      )}
    </span>
  );
}
